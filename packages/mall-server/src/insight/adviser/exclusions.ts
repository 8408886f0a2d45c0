/** What a buyer will not have: a word as it was said, and all words of which a product may then have none. */
export interface Exclusion {
  readonly said: string
  readonly words: readonly string[]
  /** It is a material: of a product that names none nobody knows. */
  readonly isMaterial: boolean
}

const plastics = ['塑料', '塑胶', '树脂', '亚克力', '尼龙', '白塑', 'PP', 'PVC', 'PS', 'PE', 'PET', 'ABS', 'PC', 'EVA']

/** Materials are called by their kinds in specifications. */
const materials: Readonly<Record<string, readonly string[]>> = {
  塑料: plastics, 塑胶: plastics, 皮革: ['皮革', '牛皮', '真皮', '西皮', 'PU'], 真皮: ['真皮', '牛皮', '头层'], 金属: ['金属', '不锈钢', '铝', '铁', '钢'], 玻璃: ['玻璃'],
  乳胶: ['乳胶', '天然胶'], 木质: ['木质', '实木', '木'], PVC: ['PVC'], PP: ['PP'], ABS: ['ABS'],
}

const join = '和|与|及|或者|或|以及|、|跟'
const word = String.raw`(?:(?!${join}|的|制品|材质|材料|做的|产品|类)[\p{Script=Han}a-zA-Z\d-])`
const list = `(${word}{1,8}(?:(?:的|制品|材质|材料|做的|产品|类)*(?:${join})${word}{1,8})*)`
const refusing = String.raw`(?:不要|不想要|不含|不用|不买|别买|别要|别推荐|别给我|避免|避开|拒绝|无需|排除|去掉|非)(?:给我|推荐|使用|用|是|带|有|含|任何)*`
/** 除了订书机还要笔 wants both. */
const except = String.raw`除了?(?:了)?`
const refused = new RegExp(`${refusing}${list}`, 'gu')
const excepted = new RegExp(`${except}${list}(?:的|制品|类)*(?:以外|之外|外)?[，, ]*(?:都|其他|其它|别的|什么都)`, 'gu')

/** What follows a refusal without being goods: 不要太贵, 不用谢, 不要紧. */
const noGoods = /^(?:太|谢|紧|急|担心|客气|管|多|少|了|这|那|再|超过?|发票|审批|打扰|贵|便宜)/u

export const exclusionOf = (said: string): Exclusion => {
  const known = materials[said] ?? materials[said.toUpperCase()]
  return { said, words: known ?? [said], isMaterial: known !== undefined }
}

/** What one sentence refuses, and the sentence without it. */
export const readExclusions = (text: string): { readonly exclusions: readonly Exclusion[]; readonly rest: string } => {
  const found: string[] = []
  const take = (_: string, words: string): string => {
    found.push(...words.split(new RegExp(`(?:的|制品|材质|材料|做的|产品|类)*(?:${join})`, 'u')))
    return '，'
  }
  const rest = text.replace(refused, take).replace(excepted, take)
  const said = [...new Set(found.map((one) => one.trim()).filter((one) => one !== '' && !noGoods.test(one)))]
  return { exclusions: said.map(exclusionOf), rest }
}

/** 塑料也可以: what was refused before is taken back. */
const allows = (text: string, said: string): boolean => new RegExp(`${said}(?:的|制品)?(?:也|都)?(?:可以|行|没关系|无所谓)`, 'u').test(text)

/** What a whole conversation refuses, the earliest sentence first. */
export const exclusionsOf = (sentences: readonly string[]): readonly Exclusion[] => {
  let kept: readonly Exclusion[] = []
  for (const sentence of sentences) {
    const { exclusions } = readExclusions(sentence)
    kept = [...kept.filter(({ said }) => !allows(sentence, said) && !exclusions.some((one) => one.said === said)), ...exclusions]
  }
  return kept
}

/** Codes of Latin letters are words of their own: PS is not in EPSON. */
const isCode = (one: string): boolean => /^[a-z\d-]+$/i.test(one)

const patternOf = (one: string): string => (isCode(one) ? `(?<![a-z])${one}(?![a-z])` : one)

/** Whether a product has none of what was refused: in its name and specifications, or, but for codes, in its other names. */
export const isFreeOf = (text: string, exclusions: readonly Exclusion[], otherNames = ''): boolean =>
  exclusions.every(({ words }) => !words.some((one) => new RegExp(patternOf(one), 'iu').test(isCode(one) ? text : `${text} ${otherNames}`)))
