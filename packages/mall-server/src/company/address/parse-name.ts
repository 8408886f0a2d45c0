const surnames = new Set(
  '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章云苏潘葛奚范彭郎鲁韦昌马苗凤花方俞任袁柳酆鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于时傅皮卞齐康伍余元卜顾孟平黄和穆萧尹姚邵湛汪祁毛禹狄米贝明臧计伏成戴谈宋茅庞熊纪舒屈项祝董梁杜阮蓝闵席季麻强贾路娄危江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊胡凌霍虞万支柯昝管卢莫经房裘缪干解应宗丁宣贲邓郁单杭洪包诸左石崔吉钮龚程嵇邢滑裴陆荣翁荀羊甄曲家封芮储靳汲邴糜松井段富巫乌焦巴弓牧隗山谷车侯宓蓬全郗班仰秋仲伊宫宁仇栾暴甘厉戎祖武符刘景詹束龙叶幸司韶郜黎蓟薄印宿白怀蒲邰从鄂索咸籍赖卓蔺屠蒙池乔阴胥能苍双闻莘党翟谭贡劳逄姬申扶堵冉宰郦雍璩桑桂濮牛寿通边扈燕冀郏浦尚农温别庄晏柴瞿阎充慕连茹习宦艾鱼容向古易慎戈廖庾终暨居衡步都耿满弘匡国文寇广禄阙东殴殳沃利蔚越夔隆师巩厍聂晁勾敖融冷訾辛阚那简饶空曾毋沙乜养鞠须丰巢关蒯相查荆红游竺权逯盖益桓公兰仝肖覃闫涂佟付代邝佘'.split(''),
)
const compounds = ['欧阳', '上官', '司马', '诸葛', '夏侯', '皇甫', '尉迟', '公孙', '慕容', '司徒', '令狐', '东方', '西门', '南宫', '独孤', '端木', '轩辕', '长孙', '宇文', '呼延', '百里', '申屠', '太史']

const title = /(?:先生|女士|小姐|经理|主任|老师|师傅|总|工|阿姨|叔叔|同学)$/
/** What only addresses are made of. */
const place = /[路街道巷弄号楼层座栋幢室区县镇乡村园厦院场城店]|中心|公司|集团|工厂|大学|银行|\d/

const hasSurname = (text: string): boolean => surnames.has(text.charAt(0)) || compounds.some((one) => text.startsWith(one))

/** Without 收, and without the title where enough is left: 张伟先生 is 张伟, 张先生 stays. */
export const cleanName = (text: string): string => {
  const name = text.replace(/[()（）]/g, '').replace(/(?:[ -]?(?:收件?|亲启|亲收))$/, '').trim()
  const bare = name.replace(title, '')
  return bare !== name && [...bare].length >= 2 && hasSurname(bare) && !compounds.includes(bare) ? bare : name
}

/** How much words look like a person, 0 to 50. */
export const nameScore = (text: string): number => {
  const name = cleanName(text)
  if (/^[A-Za-z][A-Za-z .'-]{1,19}$/.test(name)) return 30
  if (!/^[\p{Script=Han}·]{2,6}$/u.test(name)) return 0
  const { length } = name
  if (title.test(name) && length <= 4) return 50
  const isPlace = place.test(name.slice(1))
  if (hasSurname(name) && (length <= 3 || (length === 4 && compounds.some((one) => name.startsWith(one))))) return isPlace ? 6 : 40
  if (isPlace) return name.endsWith('中心') || name.endsWith('店') ? 4 : 0
  return length <= 4 ? 10 : 5
}

const behindPlace = /[号楼层座栋幢室院弄村厦场园城店元门口部心)\dA-Za-z]$/

/** A person behind an address without a separator: 932号黄敏. Null when there is none. */
export const splitTail = (text: string): { readonly address: string; readonly name: string } | null => {
  const clean = cleanName(text)
  for (const length of [3, 2, 4]) {
    const [address, name] = [clean.slice(0, -length), clean.slice(-length)]
    const isWhole = length < 4 || compounds.some((one) => name.startsWith(one)) || title.test(name)
    if (isWhole && behindPlace.test(address) && nameScore(name) >= 40) return { address, name }
  }
  return null
}
