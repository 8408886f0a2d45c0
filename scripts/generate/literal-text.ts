/** How a value is written: as TypeScript here, or as JSON. */
type Language = 'ts' | 'json'

const stringText = (text: string, language: Language): string => (language === 'json' ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`)

interface Layout {
  readonly language?: Language
  /** Characters that a line may have; what is longer has a line for each of its parts. */
  readonly width?: number
}

/** A value as source text, in one line unless it is wider than `width`. */
export const literalText = (value: unknown, { language = 'ts', width = Infinity }: Layout = {}, indent = ''): string => {
  if (typeof value === 'string') return stringText(value, language)
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  const entries = isList ? value.map((one) => ['', one] as const) : Object.entries(value).map(([name, one]) => [language === 'json' ? `${JSON.stringify(name)}: ` : `${name}: `, one] as const)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  if (entries.length === 0) return open + close
  const gap = isList ? '' : ' '
  const inLine = `${open}${gap}${entries.map(([name, one]) => `${name}${literalText(one, { language })}`).join(', ')}${gap}${close}`
  if (indent.length + inLine.length <= width) return inLine
  const deeper = `${indent}  `
  const lines = entries.map(([name, one]) => `${deeper}${name}${literalText(one, { language, width }, deeper)}`)
  return [open, lines.join(',\n'), indent + close].join('\n')
}
