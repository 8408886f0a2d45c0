/** Traditional characters of what an office buys, each before its simplified one. Others are found by their sound. */
const pairs =
  '紙纸筆笔複复夾夹釘钉書书機机膠胶帶带電电腦脑標标墊垫鍵键盤盘線线網网資资檔档櫃柜檯台臺台燈灯傘伞鎖锁鑰钥針针錢钱鈔钞點点驗验計计訂订裝装頁页張张條条雙双單单個个層层號号長长寬宽圓圆軟软塊块顏颜綠绿藍蓝' +
  '紅红黃黄銀银藥药護护衛卫齒齿頭头盃杯壺壶鍋锅爐炉葉叶飲饮麵面餅饼麥麦糧粮樂乐視视聽听講讲風风擴扩響响鏡镜攝摄錄录無无寶宝碼码貼贴籤签簽签冊册憑凭證证帳账賬账據据開开關关門门掃扫塵尘潔洁劑剂滌涤濕湿熱热' +
  '噴喷鐵铁鋼钢鋁铝環环繩绳掛挂勾钩鉤钩隨随儲储體体記记憶忆殼壳螢荧顯显轉转換换擋挡補补塗涂蠟蜡燭烛鉛铅圖图畫画報报紀纪禮礼獎奖狀状員员辦办會会議议屜屉滅灭裡里陽阳陰阴絲丝鉗钳錘锤鑽钻鋸锯釐厘縮缩壓压縫缝' +
  '緞缎纖纤維维絨绒襪袜膚肤創创貨货車车輪轮輕轻質质級级類类種种適适當当應应對对話话讀读寫写學学習习課课與与連连續续遞递郵邮'

const simple = new Map(Array.from({ length: pairs.length / 2 }, (_, at) => [pairs[at * 2] ?? '', pairs[at * 2 + 1] ?? '']))

/** Simplified characters in place of traditional ones. */
export const simplified = (text: string): string => [...text].map((character) => simple.get(character) ?? character).join('')
