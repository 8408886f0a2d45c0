/** A piece of a label: `matched` when it is what was typed. */
export interface LabelPart {
  /** Where in the label it begins. */
  at: number
  text: string
  matched: boolean
}

const syntax = /[\\^$.*+?()[\]{}|/]/g

/**
 * Makes a function that cuts labels at the words of a query, upper and lower case alike. Joined, the parts are the
 * label again. Created once for a query and called for each row.
 */
export const matcher = (query: string): (label: string) => LabelPart[] => {
  const words = query.split(/\s+/u).filter(Boolean)
  if (words.length === 0) return (label) => [{ at: 0, text: label, matched: false }]
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(`(${longestFirst.map((word) => word.replace(syntax, String.raw`\$&`)).join('|')})`, 'iu')
  return (label) => {
    const parts: LabelPart[] = []
    let at = 0
    // `split` by a group returns the matches at the odd indices.
    for (const [index, text] of label.split(pattern).entries()) {
      if (text !== '') parts.push({ at, text, matched: index % 2 === 1 })
      at += text.length
    }
    return parts
  }
}
