import type { HelpVersion, SellerHelpDetail } from '@mall/api/seller/contract'

/** How much of a text is shown, so that versions can be distinguished. */
const excerptLength = 80

/** The first words of a version below its title, without the marks of Markdown. */
export const excerptOf = ({ Body }: Pick<HelpVersion, 'Body'>): string => {
  const [, ...lines] = Body.split('\n')
  const text = lines
    .map((line) => line.replaceAll(/^[#>\s-]+|[*`]+/g, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[|-]{2,}|\|/g, ' '))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text.length > excerptLength ? `${text.slice(0, excerptLength).trim()}…` : text
}

/** A text of a page that can be compared with another one. */
export interface ComparedText {
  /** `draft`, `shipped`, or the number of a version. */
  readonly key: string
  readonly name: string
  readonly body: string
}

/** All texts of a page, the newest first: the draft, what was published, and the text that the mall is built with, which was there before. */
export const comparedTexts = ({ Draft, Shipped }: Pick<SellerHelpDetail, 'Draft' | 'Shipped'>, versions: readonly HelpVersion[]): ComparedText[] => [
  ...(Draft === null ? [] : [{ key: 'draft', name: '草稿', body: Draft.Body }]),
  ...versions.map(({ VersionNo, IsLive, Body }) => ({ key: String(VersionNo), name: `第 ${VersionNo} 版${IsLive ? '，买家现在看到的' : ''}`, body: Body })),
  { key: 'shipped', name: '随商城发布的文字', body: Shipped },
]

/** The text that was there before another one. */
export const textBefore = (texts: readonly ComparedText[], key: string): ComparedText | undefined => texts[texts.findIndex((text) => text.key === key) + 1]
