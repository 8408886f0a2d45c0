/** Replaces an amount that neither the mall nor the user named. */
export const unknownAmount = '（价格以商品卡片为准）'

const number = String.raw`\d[\d,]*(?:\.\d+)?`
/** Blanks and marks of Markdown: `**12** 元`. */
const gap = String.raw`[\s*_\x60]*`
const before = String.raw`(?:[¥￥$€£]|人民币|RMB|CNY|USD|价(?:格|钱)?${gap}(?:为|是|：|:|\||仅|只要|低至))${gap}`
const after = String.raw`${gap}(?:万元|万块|千元|百元|元|块钱|块|角|毛|分钱|RMB|CNY)`
const digits = String.raw`[零〇一二两三四五六七八九十百千万半几]`
/** An amount in figures, or in Chinese numerals with the unit of money: `¥12.5`, `12.5元`, `十二元`. */
const amount = new RegExp(`${before}(${number})${gap}(万|千)?(?:元|块)?|(${number})${after}|${digits}+(?:元|块钱|角钱|毛钱|分钱)`, 'giu')

/** Characters that amounts are made of, at the end of a text that goes on: it may become one, or become another. */
const unfinished = /[\d.,零〇一二两三四五六七八九十百千万半几\s*_`¥￥$€£元块角毛分钱人民币价格为是：:|仅只要低至RMBCNYUSD]+$/iu

/** Blanks and marks of Markdown behind an amount, which stay: they close what is before it. */
const trailingMarks = /[\s*_`]+$/u

/** A run of characters this long is not an amount. */
const longestRun = 400

const fenOf = (text: string, unit: string): number => Math.round(Number(text.replaceAll(',', '')) * 100 * (unit.includes('万') ? 10_000 : unit.includes('千') ? 1000 : unit.includes('百') ? 100 : /[角毛]/.test(unit) ? 0.1 : unit.includes('分') ? 0.01 : 1))

/** Full-width figures as plain ones; characters that are not seen, which would split an amount, left out. */
const plain = (text: string): string =>
  text.replace(/[０-９．＄]/g, (character) => character.normalize('NFKC')).replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g, '')

const figures = String.raw`(${number})\s*(万|千)?`
const limit = new RegExp(`(?:预算|经费|人均|每人|每位|不超过|低于|控制在|最多|上限)[^\\d]{0,6}${figures}|${figures}\\s*(?:元|块钱?)?\\s*(?:以内|以下|之内|左右|的?预算)`, 'gu')

/** The limits, in fen, that a person sets: 预算3000, 每人60元, 100元以内. Other amounts of theirs are not repeated: they could be prices that they made up. */
export const limitsIn = (text: string): number[] => [...plain(text).matchAll(limit)].map(([, before, unit, after, unitAfter]) => fenOf(before ?? after ?? '', unit ?? unitAfter ?? ''))

/** Replaces any amount for a user who sees no prices. */
export const hiddenAmount = '—'

/**
 * Lets the words of an answer through and puts `instead` for amounts that are not allowed: prices come from the mall, never
 * from what a model says. A text is held back as long as it may become an amount.
 */
export const createAmountGuard = (isAllowed: (fen: number) => boolean, instead = unknownAmount) => {
  let held = ''

  const checked = (text: string): string =>
    text.replace(amount, (whole: string, marked?: string, unit?: string, counted?: string) => {
      const figures = marked ?? counted
      if (figures === undefined) return instead
      return isAllowed(fenOf(figures, unit ?? whole.slice(whole.indexOf(figures) + figures.length))) ? whole : `${instead}${trailingMarks.exec(whole)?.[0] ?? ''}`
    })

  return {
    /** The text that can be sent so far. */
    push: (text: string): string => {
      held += plain(text)
      const at = held.search(unfinished)
      const cut = at === -1 || held.length - at > longestRun ? held.length : at
      const said = checked(held.slice(0, cut))
      held = held.slice(cut)
      return said
    },
    /** The rest of the text, at the end. */
    end: (): string => {
      const said = checked(held)
      held = ''
      return said
    },
  }
}

/** An earlier text, for a user who sees no prices. */
export const withoutAmounts = (text: string): string => {
  const guard = createAmountGuard(() => false, hiddenAmount)
  return guard.push(text) + guard.end()
}
