/** Invented brands: name, Latin name, how expensive they are (0 to 1). */
const table = [
  ['砚屿', 'YANYU', 0.6], ['云笺坊', 'YUNJIAN', 0.5], ['麓纸', 'LUZHI', 0.3], ['禾笺', 'HEJIAN', 0.2], ['简汀', 'JIANTING', 0.4],
  ['松篱', 'SONGLI', 0.5], ['墨汀', 'MOTING', 0.7], ['知汀', 'ZHITING', 0.3], ['栖梧岭', 'QIWULING', 0.8], ['澄案', 'CHENGAN', 0.4],
  ['衡墨', 'HENGMO', 0.5], ['柏屿', 'BAIYU', 0.6], ['青檐', 'QINGYAN', 0.3], ['芯榆', 'XINYU', 0.5], ['澜印', 'LANYIN', 0.6],
  ['极岚', 'JILAN', 0.7], ['影鹿台', 'YINGLUTAI', 0.8], ['讯桐', 'XUNTONG', 0.4], ['数苇', 'SHUWEI', 0.3], ['木序堂', 'MUXU', 0.7],
  ['榫间', 'SUNJIAN', 0.8], ['朗柜', 'LANGGUI', 0.3], ['明堂板', 'MINGTANG', 0.5], ['皓拭', 'HAOSHI', 0.4], ['洁芦', 'JIELU', 0.4],
  ['净苔', 'JINGTAI', 0.5], ['棉屿', 'MIANYU', 0.6], ['茗汀', 'MINGTING', 0.7], ['啡原里', 'FEIYUAN', 0.6], ['谷雀', 'GUQUE', 0.4],
  ['泉岫', 'QUANXIU', 0.5], ['果栈里', 'GUOZHAN', 0.4], ['护岭', 'HULING', 0.5], ['盾槐', 'DUNHUAI', 0.6], ['匠岩', 'JIANGYAN', 0.5],
  ['锻松', 'DUANSONG', 0.4], ['安蒲', 'ANPU', 0.6], ['康芷', 'KANGZHI', 0.5], ['礼棠', 'LITANG', 0.7], ['箱驿', 'XIANGYI', 0.3],
  ['光蕨', 'GUANGJUE', 0.4],
] as const

export interface SeedBrand {
  readonly id: number
  readonly name: string
  readonly latinName: string
  readonly dearness: number
}

export const brands: readonly SeedBrand[] = table.map(
  ([name, latinName, dearness], index) => ({ id: index + 1, name, latinName, dearness }),
)

const byName = new Map(brands.map((brand) => [brand.name, brand]))

export const brandNamed = (name: string): SeedBrand => {
  const brand = byName.get(name)
  if (brand === undefined) throw new Error(`No brand ${name} in the table`)
  return brand
}
