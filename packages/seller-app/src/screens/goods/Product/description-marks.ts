/** A text with what is selected in it. */
export interface Selected {
  readonly text: string
  readonly start: number
  readonly end: number
}

export const descriptionMarks = { bold: '粗体', heading: '标题', list: '列表' } as const

export type DescriptionMark = keyof typeof descriptionMarks

const put = ({ text, start, end }: Selected, inserted: string, from: number, length: number): Selected => ({
  text: `${text.slice(0, start)}${inserted}${text.slice(end)}`, start: start + from, end: start + from + length,
})

/** The selection as whole lines. */
const wholeLines = ({ text, start, end }: Selected): Selected => {
  const after = text.indexOf('\n', end)
  return { text, start: text.lastIndexOf('\n', start - 1) + 1, end: after < 0 ? text.length : after }
}

const linePrefix = { heading: '## ', list: '- ' } as const

const prefixed = (selected: Selected, prefix: string): Selected => {
  const whole = wholeLines(selected)
  const lines = whole.text.slice(whole.start, whole.end).split('\n')
  const isOn = lines.every((line) => line.startsWith(prefix))
  const changed = lines.map((line) => (isOn ? line.slice(prefix.length) : line.startsWith(prefix) ? line : `${prefix}${line}`)).join('\n')
  return put(whole, changed, 0, changed.length)
}

/** The text with the selection marked, or without the mark where it has it: bold in the line, a heading and a list by the line. */
export const marked = (selected: Selected, mark: DescriptionMark): Selected => {
  if (mark !== 'bold') return prefixed(selected, linePrefix[mark])
  const words = selected.text.slice(selected.start, selected.end)
  const bold = /^\*\*(.+)\*\*$/s.exec(words)
  const [, inner] = bold ?? []
  if (inner !== undefined) return put(selected, inner, 0, inner.length)
  const shown = words === '' ? '重点' : words
  return put(selected, `**${shown}**`, 2, shown.length)
}

/** What begins a picture would end its words. */
const altOf = (name: string): string => name.replace(/\.[^.]*$/, '').replaceAll(/[[\]()!\\\n]/g, ' ').trim()

/** The text with a picture in a paragraph of its own, below the line of the selection. */
export const withPicture = (selected: Selected, url: string, name: string): Selected => {
  const { text, end } = wholeLines(selected)
  const before = text.slice(0, end).trimEnd()
  const picture = `${before === '' ? '' : '\n\n'}![${altOf(name)}](${url})\n`
  const whole = `${before}${picture}${text.slice(end)}`
  const place = before.length + picture.length
  return { text: whole, start: place, end: place }
}

/** How many pictures a description shows. */
export const picturesIn = (markdown: string): number => (markdown.match(/!\[[^\]]*\]\([^)\s]+/g) ?? []).length
