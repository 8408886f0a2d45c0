/** Names of the same thing: a search for one finds the others too. */
const same = `
插排 排插 插线板 接线板 拖线板 插座 接线排
打印纸 复印纸
影印纸 复印纸
小票纸 收银纸 热敏纸
告示贴 便利贴 便签纸 便条纸 n次贴 报事贴 便签
索引贴 指示标签 分页贴
原子笔 圆珠笔
水笔 签字笔 中性笔
大头笔 记号笔 油性笔
马克笔 记号笔
笔芯 替芯
订书器 订书机
订书钉 订书针
打洞机 打孔机 打孔器
燕尾夹 长尾夹 长尾票夹
曲别针 回形针 回形别针
壁纸刀 美工刀 裁纸刀
剪子 剪刀
卷笔刀 削笔刀 削笔机 转笔刀 铅笔刀 削笔器
涂改带 修正带 改正带
橡皮擦 橡皮
胶棒 固体胶
资料夹 文件夹
拉杆夹 抽杆夹 报告夹
按扣袋 纽扣袋 按扣文件袋
拉边袋 拉链袋
文件夹 资料夹 快劳夹
文件筐 文件框 文件架
工作证 工作牌 工牌 胸牌 胸卡 证件卡套
点钞机 验钞机 点验钞机
保险柜 保险箱 保管箱
墨粉 碳粉
标签机 标签打印机
条码纸 标签纸 标签打印纸
票据打印机 针式打印机 发票打印机
过塑机 塑封机 过胶机 覆膜机
过塑膜 塑封膜
投影仪 投影机
打卡机 考勤机
话筒 麦克风
鼠标 滑鼠
优盘 u盘 闪存盘 随身碟
内存卡 存储卡 tf卡
集线器 扩展坞 拓展坞 分线器 hub
音响 音箱 喇叭
充电宝 移动电源
充电头 充电器
ssd 固态硬盘
办公椅 职员椅 电脑椅 转椅
老板椅 大班椅
铁皮柜 文件柜
更衣柜 储物柜
易拉宝 展架
板擦 白板擦
磁铁 磁贴 磁扣 吸铁石
餐巾纸 抽纸 餐巾抽纸 面巾纸
卷纸 卷筒纸 卫生纸 厕纸
湿纸巾 湿巾
墩布 拖把
扫帚 扫把
纸篓 废纸篓 垃圾桶
矿泉水 饮用水 天然水 纯净水
热水壶 电水壶 烧水壶 开水壶
改锥 螺丝刀 起子
五号 5号 aa lr6
七号 7号 aaa lr03
1号 lr20
2号 lr14
9v 6f22 6lr61
lr44 ag13 a76
lr41 ag3
a3 297×420mm 297×420 420×297mm 420×297 29.7×42cm
a4 210×297mm 210×297 297×210mm 297×210 21×29.7cm 29.7×21cm
a5 148×210mm 148×210 210×148mm 210×148 14.8×21cm
a6 105×148mm 105×148 148×105mm 10.5×14.8cm
b4 250×353mm 257×364mm
b5 176×250mm 176×250 182×257mm 182×257 17.6×25cm 18.2×25.7cm
5寸 3r 89×127mm 89×127
6寸 4r 102×152mm 102×152
7寸 5r 127×178mm 127×178
type-c typec usb-c usbc
软抄本 软抄
硬皮本 硬面抄
记账本 账本 账簿
牛皮纸袋 牛皮纸档案袋
计算机 计算器
`

/** A broader name before the kinds that it stands for; these are not found by each other's names. */
const broader = `
本子 笔记本 软抄本 硬面抄
会议记录本 会议本 笔记本
记事本 笔记本
椅子 办公椅 职员椅 会议椅 工学椅 大班椅
桌子 办公桌 会议桌 升降桌 电脑桌
柜子 文件柜 更衣柜 活动柜
夹子 长尾夹 文件夹 票夹
杯子 纸杯 保温杯 玻璃杯
纸巾 抽纸 面巾纸 卫生纸 擦手纸
硬盘 移动硬盘 固态硬盘
手纸 卫生纸
电池 干电池 充电电池
封面纸 皮纹纸 封面
照片打印纸 相片纸 相纸
封箱胶 封箱胶带
透明胶 透明胶带 文具胶带
泡棉胶 泡棉双面胶
双面胶带 双面胶
写字板夹 板夹 写字板
l型文件夹 l型单片夹 文件套
双强力夹 双强力
一次性杯子 纸杯
按动笔 按动中性笔 按动圆珠笔 签字笔
送货单 电脑打印纸
办公椅子 办公椅 职员椅
卫生卷纸 卷筒卫生纸
激光打印机 激光一体机
`

/** What the mall may not sell, before what serves nearly the same; it is offered as near, and said to be. */
const near = `
传真机 一体机 打印机
复印机 一体机 打印机
速印机 一体机 打印机
打字机 打印机
刻录机 移动硬盘
光盘 u盘
软盘 u盘
磁带 u盘
电视 显示器 投影机
电视机 显示器 投影机
幻灯机 投影机
平板电脑 显示器
软木板 白板
黑板 白板
公告栏 白板
粉笔 白板笔
圆规 尺子
三角板 尺子
量角器 尺子
复写纸 收据
牛奶 奶茶 咖啡
沙发 会议椅 职员椅
凳子 会议椅 职员椅
长凳 会议椅
躺椅 人体工学椅
茶几 会议桌
讲台 会议桌
书桌 职员桌 办公桌
书柜 文件柜
书架 货架 文件架
鞋柜 更衣柜
衣柜 更衣柜
毛巾 抹布 擦手纸
吸尘器 扫把
扫地机 扫把
香皂 洗手液
肥皂 洗手液
洗衣液 洗洁精
洗衣粉 洗洁精
锤子 螺丝刀
扳手 螺丝刀
钳子 螺丝刀
电钻 螺丝刀
护目镜 安全帽
雨衣 雨伞
手电筒 台灯
蜡烛 台灯
`

/** Colours in their short form. */
const colours = '黑白红蓝绿黄粉灰银金紫橙棕'

const linesOf = (table: string) => table.trim().split('\n').map((line) => line.split(' '))

const table = new Map<string, Set<string>>()
const add = (word: string, others: readonly string[]) => {
  const known = table.get(word) ?? new Set()
  table.set(word, known)
  for (const other of others) if (other !== word) known.add(other)
}
for (const words of linesOf(same)) for (const word of words) add(word, words)
for (const [word = '', ...kinds] of linesOf(broader)) add(word, kinds)

/** Other words that a word of a query finds too. 架子 and 尺子 are what ends in 架 and 尺. */
export const synonymsOf = (word: string): readonly string[] => {
  const stem = /^(\p{Script=Han})[子儿]$/u.exec(word)?.[1]
  return [...(table.get(word) ?? []), ...(stem === undefined ? [] : [stem])]
}

const kin = new Map(linesOf(near).map(([word = '', ...others]) => [word, others]))

/** What is near to a word that no product has. */
export const kinOf = (word: string): readonly string[] => kin.get(word) ?? []

export const isSynonym = (word: string): boolean => table.has(word)

/** 黑 is 黑色; undefined for what is no colour in short. */
export const colourOf = (word: string): string | undefined => (word.length === 1 && colours.includes(word) ? `${word}色` : undefined)
