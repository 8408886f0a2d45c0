import { normalise } from '../../catalogue/search/rules.ts'
import { readExclusions } from './exclusions.ts'
import { occasions, type Occasion } from './occasions.ts'

/** One thing that is asked for. */
export interface WantedThing {
  readonly keyword: string
  /** Null: not said. */
  readonly quantity: number | null
}

/** What the embedded adviser makes of a question. */
export interface Wish {
  /** 50人, 每人一份. */
  readonly people: number | null
  /** 预算3000, 每人60元, in fen. */
  readonly budgetFen: number | null
  /** 100元以内 of one piece, in fen. */
  readonly priceMaxFen: number | null
  /** What it refuses, as it was said: 塑料. */
  readonly without: readonly string[]
  readonly occasion: Occasion | null
  readonly things: readonly WantedThing[]
  /** It asks how something works. */
  readonly isQuestion: boolean
  readonly isCheap: boolean
}

const figures: Readonly<Record<string, number>> = { 零: 0, 〇: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 }
const places: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 }

/** A number as people write it: `50`, `1.5万`, `三十五`, `两千`. */
export const numberOf = (text: string): number => {
  const plain = /^([\d.]+)(万|千|百|k|w)?$/i.exec(text)
  if (plain) return Number(plain[1]) * ({ 万: 10_000, w: 10_000, 千: 1000, k: 1000, 百: 100 }[plain[2]?.toLowerCase() ?? ''] ?? 1)
  let sum = 0
  let part = 0
  let digit = 0
  for (const character of text) {
    const place = places[character]
    if (place === undefined) digit = figures[character] ?? 0
    else if (place === 10_000) {
      sum += (part + digit) * place
      part = 0
      digit = 0
    } else {
      part += (digit || 1) * place
      digit = 0
    }
  }
  return sum + part + digit
}

const number = String.raw`(\d+(?:\.\d+)?(?:万|千|百|k|w)?|[零〇一二两三四五六七八九十百千万]+)`
const units = '包|箱|盒|支|个|本|卷|瓶|提|把|套|台|张|条|袋|桶|只|双|件|份|罐|块|根|枚|副|顶|架|辆|片|听|沓|令'

const people = new RegExp(`${number}\\s*(?:多|来)?(?:个|名|位)?(?:人|员工|同事|新员工|新人|参会者|与会者|嘉宾|学员)`, 'u')
const perPerson = new RegExp(`(?:人均|每人|每位|每个人)(?:预算|标准|不超过|控制在|约|大概)*\\s*${number}\\s*(?:元|块)?`, 'u')
const budget = new RegExp(`(?:总?预算|经费|总价|总共|一共|合计|总计)(?:是|为|在|约|大概|不超过|控制在|有|只有|:|：)*\\s*${number}\\s*(?:元|块钱?|人民币)?(?:以内|以下|之内|左右)?`, 'u')
const money = new RegExp(`(?:单价)?(?:不超过|低于|少于|小于|控制在)?\\s*[¥￥]?\\s*${number}\\s*(?:元|块钱?)(?:一(?:${units}))?(?:以内|以下|之内|左右|内)?`, 'u')
const quantity = new RegExp(`${number}\\s*(${units})(?:装)?`, 'gu')

const asking = /怎么(?!样|卖)|如何|怎样|为什么|为何|多久|几天|能不能|能否|可不可以|可以.*吗|流程|规则|条件|是什么|在哪|哪里|哪些发票|什么时候|怎么办|政策|要求吗|支持/
const cheap = /便宜|实惠|性价比|最低价|划算|省钱|经济/

/** Polite words and verbs around what is asked for. */
const filler =
  /帮我|帮忙|帮|请问|请|麻烦|给我|给|我们|我|你们|你|公司|部门|办公室|想要|需要|想买|想|要买|要|买|采购|配一套|配一份|配|一套|准备|推荐|一下|一些|几款|几种|几|点|来|找|看看|看|查一下|查|有没有|有货吗?|有什么|有哪些|有|库存|现货|多少钱|什么价格?|价格|单价|报价|怎么卖|怎么样|好用|比较|合适|适合|便宜|实惠|性价比高?|划算|省钱|经济|物资|用品清单|清单|方案|的话|的|吗|呢|吧|啊|了|和|与|及|以及|还有|另外|加上|再|各|每人|一人|人均|每个|一个|预算|总共|一共|大概|左右|以内|以下|不超过|用的?|款|耐用|质量好|最好|能|可以|不|就|那|这个|这|是|做|给|在|开|办|发|下周|明天|今天|年底/g

/** What is left of a question when all that was understood otherwise is taken away: things to look for. */
const thingsOf = (rest: string): WantedThing[] =>
  rest
    .split(/[,，。;；、!！?？\n|/]|和|与|以及|还有|另外|加上|\s(?=\p{Script=Han})/u)
    .flatMap((part) => {
      const [counted] = part.matchAll(quantity)
      const words = normalise(part.replace(quantity, ' ').replace(filler, ' ')).trim()
      if (words === '' || /^[\d.\s-]+$/.test(words) ? !/^\d{5,20}$/.test(words) : false) return []
      return [{ keyword: words.slice(0, 40), quantity: counted ? Math.round(numberOf(counted[1] ?? '')) : null }]
    })
    .slice(0, 8)

/** Reads a question: people, money, unwanted things, the occasion, and what is asked for. */
export const wishOf = (text: string): Wish => {
  let rest = text.normalize('NFKC').replaceAll('¥', '￥')
  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(rest)
    if (found) rest = `${rest.slice(0, found.index)}，${rest.slice(found.index + found[0].length)}`
    return found?.[1]
  }
  const each = take(perPerson)
  const counted = take(people)
  const all = take(budget)
  const single = take(money)
  const refused = readExclusions(rest)
  ;({ rest } = refused)
  const headcount = counted === undefined ? null : Math.min(100_000, Math.round(numberOf(counted)))
  const fen = (figure: string | undefined) => (figure === undefined ? null : Math.round(numberOf(figure) * 100))
  const perHead = fen(each)
  const occasion = occasions.find(({ words }) => words.test(rest)) ?? null
  return {
    people: headcount,
    budgetFen: fen(all) ?? (perHead === null ? null : perHead * (headcount ?? 1)) ?? (occasion === null ? null : fen(single)),
    priceMaxFen: occasion === null ? fen(single) : null,
    without: refused.exclusions.map(({ said }) => said),
    occasion,
    things: thingsOf(occasion === null ? rest : rest.replace(occasion.words, '，')),
    isQuestion: asking.test(text),
    isCheap: cheap.test(text),
  }
}
