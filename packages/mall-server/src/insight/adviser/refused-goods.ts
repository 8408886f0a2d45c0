import { isFreeOf, type Exclusion } from './exclusions.ts'

/** A sentence of an answer, or a line of a list or table; what follows the last end may go on. */
const sentence = /[^。！？!?\n]*[。！？!?\n]/gu

const clause = /[，；：,;:]/u

/** A clause that says of goods that they are left out: 已避开塑料, 塑料的没有放进来. */
const leavesOut = /不要|不想要|不含|不带|不推荐|没有|没选|未选|无需|非|避免|避开|排除|去掉|略去|除了|以外|之外|别买|拒绝/u

/** A text that never ends a sentence is looked at in parts of this many characters. */
const longestSentence = 400

/** Stands where an answer would have praised what the buyer will not have. */
export const leftOutText = (exclusions: readonly Exclusion[]): string => `（已略去您不要的${exclusions.map(({ said }) => said).join('、')}）`

/**
 * Lets an answer through but for sentences that bring up what the buyer refused: a model may name from memory what no tool has shown
 * it. What says that such goods are left out stays. Held back by the sentence; without exclusions nothing is.
 */
export const createRefusalGuard = (exclusions: readonly Exclusion[]) => {
  let held = ''
  let isSaid = false

  const offers = (text: string): boolean => text.split(clause).some((part) => !isFreeOf(part, exclusions) && !leavesOut.test(part))

  const checked = (text: string): string => {
    if (!offers(text)) return text
    const said = isSaid ? '' : leftOutText(exclusions)
    isSaid = true
    return text.endsWith('\n') ? `${said}\n` : said
  }

  const release = (): string => {
    const said = checked(held)
    held = ''
    return said
  }

  return {
    /** The text that can be sent so far. */
    push: (text: string): string => {
      if (exclusions.length === 0) return text
      held += text
      let said = ''
      held = held.replaceAll(sentence, (whole) => {
        said += checked(whole)
        return ''
      })
      return held.length > longestSentence ? said + release() : said
    },
    /** The rest of the text, at the end. */
    end: release,
  }
}
