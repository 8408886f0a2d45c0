/** What a label says of the words after it. */
export type Label = 'name' | 'telephone' | 'address' | 'postcode'

/** Words between two separators, with the label that stood before them. */
export interface Piece {
  readonly text: string
  readonly label: Label | null
}

/** Private-use characters that stand for labels while the text is taken apart. */
const marks: Readonly<Record<string, Label>> = { '\uE001': 'name', '\uE002': 'telephone', '\uE003': 'address', '\uE004': 'postcode' }

const labels: readonly (readonly [mark: string, words: string])[] = [
  ['\uE001', '(?:现场|采购|项目|公司|(?:收货|收件)方?)?(?:收货人|收件人|联系人|签收人|接收人|接货人)(?:姓名|名字)?|姓名|名字|\\bName\\b'],
  ['\uE002', '(?:联系|手机|移动|固定)?电话(?:号码)?|联系方式|手机(?:号码?)?|\\b(?:Tel|Mobile|Phone)\\b'],
  ['\uE003', '(?:收货|收件|详细|快递|邮寄|送货|联系|寄件|新|街道)?地址|住址|所在(?:地区|地)|省市区|地区|\\bAddress\\b'],
  ['\uE004', '邮编|邮政编码'],
  [' ', '(?:收货|收件|地址)信息'],
]

const labelPatterns = labels.map(([mark, words]) => [mark, new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?:\s?[:：=\-]\s?|\s|(?=[\p{L}\d(+\]】])|$)`, 'giu')] as const)

/** Full-width forms as the keyboard has them, one kind of line break and of space, without pictures. */
export const normalise = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\p{Cf}|\p{Co}|\p{Cs}/gu, ' ')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/[‐‑–—―]/g, '-')

/** The text with each label as a break and a mark. Mentions, stickers and remarks such as (收) are left out. */
const marked = (text: string): string =>
  labelPatterns.reduce(
    (so, [mark, pattern]) => so.replaceAll(pattern, `\n${mark}`),
    text
      .replaceAll(/[[【]([^\]】\n]{1,8})[\]】]/g, '\n$1 ')
      .replaceAll(/@[^\s,;]{1,20}/g, ' ')
      .replaceAll(/\((?:收|亲启|本人|先生|女士|小姐)\)/g, ' '),
  )

const opening =
  /^(?:您好|你好|大家好|嗯+|麻烦(?:您|你)?|请|帮(?:忙|我)|我的|(?:文件|快递|东西|合同|样品|货物?)(?=请|都?[寄发送]|$)|都?(?:邮寄|快递|寄送|[寄发送])(?:货)?(?:一下|给|到|往|至)?(?=\P{L}|这|那|$|[\p{Script=Han}]{2})|(?:转交给?|交给|联系|找)(?=[\p{Script=Han}]{2})|[这那](?:个|里|边)(?:地址)?|(?:新|收货|快递)?地址|[哈啊呢吧呀]$)+/u
const closing = /^(?:谢谢|感谢|多谢|谢啦|辛苦)[了啦您你]*$|^(?:收件?|亲启|先生|女士|小姐|哈|哦|嗯+|玫瑰|微笑|抱拳|强)$/

/** Without what people say around an address. */
const withoutTalk = (text: string): string => {
  const rest = text.replace(opening, '')
  return closing.test(rest) ? '' : rest
}

const separators = /[\n,;|/、。!?~～:"“”]+|\.(?=\s|$)|(?<![A-Za-z]) | (?![A-Za-z])/

/** The words of the text in their order; a label is that of the words right behind it. */
export const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = []
  for (const line of marked(text).split('\n')) {
    let label = marks[line.charAt(0)] ?? null
    for (const part of (label === null ? line : line.slice(1)).split(separators)) {
      const words = part.trim().replace(/^[-=_+*#.]+|[-=_+*#]+$/g, '')
      const said = label === 'name' ? words : withoutTalk(words)
      if (said === '') continue
      pieces.push({ text: said, label })
      label = null
    }
  }
  return pieces
}

/** A space separates words of letters and digits; beside a Chinese character it is an accident. */
export const joined = (parts: readonly string[]): string =>
  parts.join(' ').trim().replaceAll(/\s+/g, ' ').replaceAll(/(?<=[^\x20-\x7E]) | (?=[^\x20-\x7E])/g, '')
