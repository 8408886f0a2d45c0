import type { PictureKind } from '@mall/pictures'
import { expect, it } from 'vitest'
import { partsOf, pictureKindOf } from './pictures.ts'
import { readAs, type Line } from './tables.ts'
import { plantTree } from './tree.ts'

/** What each drawing shows, in the words that products have. The longest word in a product's name says what it is. */
const shows: Partial<Record<PictureKind, string>> = {
  ballpoint: '圆珠笔 自动铅笔 活动铅笔', 'gel-pen': '中性笔 签字笔 走珠笔 宝珠笔', 'fountain-pen': '钢笔', pencil: '铅笔', refill: '中性笔替芯 笔芯',
  marker: '白板笔 记号笔 物流笔 马克笔', highlighter: '荧光笔 荧光标记笔', eraser: '橡皮 白板擦 板擦', ruler: '直尺', brush: '毛笔 书法笔',
  'paper-ream': '复印纸 打印纸 相片纸 相纸 不干胶 卡纸 皮纹纸 胶片 凭证封面 装订封皮', 'paper-carton': '静电复印纸 高速机打印纸 电脑打印纸 擦手纸 纸箱 飞机盒 铆管',
  notebook: '软抄本 笔记本 线圈本 活页本 皮面本 硬面抄 信纸 信笺纸 收据 日记账 账本 证书 画册印刷 折页印刷', 'sticky-notes': '便利贴 便条纸 指示标签 索引贴 便签盒 便签纸盒',
  envelope: '信封 档案袋 投标资料袋 快递袋', 'label-roll': '收银纸 小票纸 绘图纸 白图纸 标签机色带 标签带 碳带 标签纸 纸标签 缠绕膜 拉伸膜 气泡膜 气泡垫',
  binder: '快劳夹 快捞夹 D型夹 O型夹', folder: '文件夹 资料夹 抽杆夹 拉杆夹 资料册', 'document-bag': '文件袋 纽扣袋 拉链袋 拉边袋 风琴包 单片夹 文件套 护卡膜 塑封膜',
  'file-box': '档案盒', 'file-rack': '文件架 文件框', 'letter-tray': '文件盘 文件座', clipboard: '板夹 加厚写字板', badge: '卡套 工作牌 挂绳 吊带',
  stapler: '订书机', staples: '订书钉 订书针', 'hole-punch': '打孔机 打孔器 凭证装订机 铆管装订机 装订机', 'binder-clip': '长尾夹 长尾票夹', 'paper-clips': '回形针', scissors: '剪刀', cutter: '美工刀',
  tape: '胶带 双面胶 扎把纸 捆钞带 打包带 胶布', 'glue-stick': '固体胶', 'glue-bottle': '液体胶水 手工胶水', 'paper-trimmer': '裁纸机 切纸机', sharpener: '削笔', 'pen-holder': '台笔 笔筒',
  'correction-tape': '修正带', calculator: '计算器', stamp: '姓名印 日期印 号码机 页码机', 'ink-pad': '印台 印泥', safe: '金库 保险箱',
  'banknote-counter': '智能点验钞机', 'banknote-detector': '便携验钞机', toner: '硒鼓 粉盒 成像鼓 打印机色带架 色带芯', 'toner-bottle': '打印机碳粉 复印机碳粉', 'ink-cartridge': '打印机墨盒 墨盒', 'ink-bottle': '墨水',
  printer: '打印机 一体机 打印机租赁 复合机', labeller: '手持标签机', 'document-scanner': '馈纸扫描仪', 'flatbed-scanner': '平板扫描仪', shredder: '碎纸机', laminator: '过塑机 塑封机',
  projector: '投影机', 'projection-screen': '幕布', 'time-clock': '考勤机', microphone: '话筒 麦克风', keyboard: '键盘', mouse: '鼠标', 'keyboard-mouse': '键鼠套装', 'mouse-pad': '鼠标垫 办公桌垫', webcam: '摄像头',
  'usb-stick': 'U盘', 'hard-drive': '硬盘', 'memory-card': '存储卡 TF卡', cable: '高清线 视频线 网线 跳线', 'network-switch': '扩展坞 分线器 交换机', 'power-strip': '国标插座 排插', router: '路由器',
  monitor: '显示器', 'monitor-arm': '显示器支架', 'monitor-riser': '增高架', 'laptop-stand': '笔记本支架 电脑支架', headset: '耳机', speaker: '音箱 扩音器 扩音机', 'voice-recorder': '录音笔', presenter: '翻页笔 演示笔',
  battery: '电池 充电套装', 'battery-aaa': '电池 充电套装', 'battery-9v': '电池', 'power-bank': '移动电源 充电宝', charger: '充电器 充电头',
  'office-chair': '职员椅 办公椅 人体工学椅 电脑椅 大班椅 经理椅', 'task-chair': '职员椅 办公椅', 'meeting-chair': '培训椅 会议椅', desk: '办公桌 电脑桌 卡座 升降桌 会议桌 洽谈桌 家具上门安装 工位搬迁',
  cabinet: '文件柜', 'glass-cabinet': '玻璃对开文件柜', locker: '更衣柜 储物柜 文件柜', pedestal: '活动柜 矮柜', 'seat-pedestal': '活动柜 矮柜', rack: '货架', plant: '绿植 绿萝', lamp: '台灯 阅读灯',
  whiteboard: '白板 玻璃写字板', 'cork-board': '软木留言板', 'photo-wall': '照片墙', magnets: '磁贴 磁扣', 'table-sign': '台卡 会议桌牌', standee: '易拉宝 展架', banner: '横幅 条幅',
  'hand-soap': '洗手液 洗洁精 餐具净 皂液器 洗手机 消毒凝胶', 'cleaning-spray': '清洁剂 油污净 玻璃水 清洁喷雾 酒精喷雾', jug: '洗手液 清洁剂 油污净 玻璃水 清洁喷雾 洗洁精 餐具净 消毒液 地面洗涤剂',
  'jerry-can': '清洁剂 地面洗涤剂', 'toilet-cleaner': '洁厕液 马桶清洁剂', 'cleaner-bottle': '消毒液', aerosol: '空气清新剂 喷香机补充罐', 'mop-bucket': '拖把', 'broom-set': '扫把簸箕', dustpan: '防风簸箕',
  towel: '抹布 清洁巾 洗碗布 毛巾 午休毯 毛巾礼盒 浴巾套装', sponge: '百洁布', squeegee: '刮水器 擦窗器', 'bin-bags': '垃圾袋', 'trash-bin': '垃圾桶 环卫桶', 'tissue-box': '抽纸 面巾纸 纸巾架 纸盒', 'wet-wipes': '湿巾',
  'paper-roll': '卫生纸 卷纸', 'hand-dryer': '干手机 烘手器', 'tea-tin': '绿茶 红茶 清香乌龙 炭焙乌龙 茶包 胎菊 花茶 枸杞茶', 'coffee-jar': '咖啡 奶球 白砂糖 植脂末', 'grain-bag': '咖啡豆 香米 稻花香', 'paper-cups': '纸杯 咖啡杯',
  thermos: '保温杯 分离杯 保温壶 保温瓶', 'glass-cup': '玻璃杯 茶杯', kettle: '电水壶 烧水壶', 'water-carton': '天然水 纯净水 苏打水 气泡水 无糖乌龙茶 茶饮料 果汁 饮料 电解质水 牛奶 早餐奶', 'water-jug': '桶装山泉水 桶装纯净水',
  'water-dispenser': '饮水机 茶吧机', 'water-filter': '滤芯', 'snack-box': '饼干 消化饼 曲奇 肉松饼', bread: '面包', 'sponge-cake': '蒸蛋糕', wafers: '威化', 'egg-rolls': '蛋卷', 'mixed-nuts': '坚果 果仁', 'sunflower-seeds': '瓜子', peanuts: '带壳花生',
  'dried-mango': '芒果干', 'dried-strawberries': '冻干草莓', 'dried-plums': '话梅', mints: '薄荷糖', nougat: '牛轧糖', 'hard-candy': '硬糖', chocolate: '巧克力', 'noodle-cup': '拌面', 'rice-box': '米饭', porridge: '粥', 'oil-bottle': '花生油 葵花籽油 菜籽油',
  gloves: '手套', helmet: '安全帽', 'safety-goggles': '护目镜 眼罩', 'mask-box': '口罩', earplugs: '耳塞', earmuffs: '耳罩', 'safety-vest': '背心 马甲', jacket: '雨衣 雨披 工作服', 'fire-extinguisher': '灭火器', flashlight: '手电筒', 'emergency-light': '应急灯',
  'first-aid-kit': '急救箱 急救包', plasters: '创可贴', bandage: '绷带', 'cotton-swabs': '棉签', gauze: '纱布', thermometer: '额温枪', 'stick-thermometer': '电子体温计', cushion: '腰靠 坐垫 抱枕', 'neck-massager': '按摩仪 肩颈披肩', scale: '体重秤 台秤 称重秤', 'blood-pressure': '血压计',
  'gift-box': '礼盒 大礼包 茶礼 笔记本套装 商务礼品套装', trophy: '奖杯 奖牌', ornament: '摆件', 'reed-diffuser': '香薰', backpack: '双肩包 背包', briefcase: '公文包 资料包', umbrella: '伞',
  'tape-gun': '胶带封箱器', 'tape-dispenser': '切割器', 'hand-truck': '平板车 手推车', crate: '周转箱 收纳箱', screwdriver: '螺丝刀 螺丝批', toolbox: '工具箱 组合工具 打印机上门维修 除尘保养 安装调试 布线施工', 'tape-measure': '卷尺', ladder: '人字梯 折叠梯',
  'light-bulb': '球泡 灯泡', 'light-tube': '灯管', 'panel-light': '平板灯 面板灯', 'cable-ties': '扎带 理线带', 'wall-switch': '墙壁开关', 'wall-socket': '墙壁插座', sealant: '玻璃胶', 'super-glue': '瞬干胶', 'glue-tube': '免钉胶', 'card-box': '名片',
}

/** What a value says of the drawing: one such value, and the drawings that it may have. */
const byValue: readonly (readonly [value: RegExp, kind: RegExp])[] = [
  [/电池.* 7号|充电套装.* 7号/, /^battery-aaa$/], [/ 9V/, /^battery-9v$/], [/电池.* 5号/, /^battery$/], [/(?:职员|办公)椅.*带头枕/, /^office-chair$/], [/无头枕/, /^task-chair$/],
  [/带坐垫/, /^seat-pedestal$/], [/(?:清洁剂|洗涤剂|消毒液|清洁喷雾|玻璃水|油污净).* (?:2|2\.5|3\.8|5)L/, /^jug$/], [/ 20L 清|洗涤剂 20L|地板清洁剂 20L/, /^jerry-can$/],
]

const lengthIn = (noun: string, words = ''): number => Math.max(0, ...words.split(' ').filter((word) => word !== '' && noun.includes(word)).map((word) => word.length))

const longest = (noun: string): number => Math.max(...Object.values(shows).map((words) => lengthIn(noun, words)))

/** Every product that a line can have: its word and its properties, as this word has them. */
const variantsOf = (line: Line) =>
  line.nouns.flatMap((noun) =>
    line.axes
      .reduce<Map<string, string>[]>((found, axis) => found.flatMap((values) => axis.values.map((value) => new Map([...values, [axis.name, readAs(line, noun, value)]]))), [new Map()])
      .map((values) => ({ noun, values })),
  )

it.each(plantTree().places.map(({ line }) => [line.name, line] as const))('%s: each product is drawn as what it is', (_, line) => {
  for (const { noun, values } of variantsOf(line)) {
    const kind = pictureKindOf(line, noun, values)
    const said = `${noun} ${[...values.values()].join(' ')} `
    expect(lengthIn(noun, shows[kind]), `${said}is drawn as ${kind}`).toBe(longest(noun))
    expect(lengthIn(noun, shows[kind]), `nothing is known of ${noun}`).toBeGreaterThan(0)
    for (const [value, drawn] of byValue) if (value.test(said)) expect(kind, said).toMatch(drawn)
  }
})

it.each([
  ['九门', 9], ['十二门', 12], ['两抽', 2], ['三斗', 3], ['五联', 5], ['单屏', 1], ['双开', 2], ['通双节', 2], ['带坐垫', undefined], ['3层100抽', undefined],
])('%s is %s parts', (value, count) => {
  expect(partsOf(['黑色', value])).toBe(count)
})
