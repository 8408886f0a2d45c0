import ts from 'typescript'

const strings = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/

/** White space and comments that mean nothing in CSS. A space before a colon means a descendant, and stays. */
const squeeze = (css: string): string =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')

/** A selector's `[data-state='open']` needs no quotes. */
const unquote = (text: string, before: string): string => (before.endsWith('=') && /^.[a-z][\w-]*.$/i.test(text) ? text.slice(1, -1) : text)

/** One stretch of CSS between interpolations, as it is written in a template. */
const minifyCss = (css: string): string =>
  css
    .split(strings)
    .map((part, at, all) => (at % 2 === 1 ? unquote(part, all[at - 1] ?? '') : squeeze(part)))
    .join('')

/** `styled.a`, `styled(Link)`, `styled.a.attrs(…)`, `css`, `keyframes`. */
function isStyle(tag: ts.Node): boolean {
  if (ts.isIdentifier(tag)) return ['styled', 'css', 'keyframes'].includes(tag.text)
  return (ts.isPropertyAccessExpression(tag) || ts.isCallExpression(tag)) && isStyle(tag.expression)
}

/** The stretches of CSS in a source, last first. */
function stretches(file: ts.SourceFile): { from: number; to: number; first: boolean }[] {
  const found: { from: number; to: number; first: boolean }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && isStyle(node.tag)) {
      const { template } = node
      const pieces = ts.isNoSubstitutionTemplateLiteral(template) ? [template] : [template.head, ...template.templateSpans.map(({ literal }) => literal)]
      for (const [at, piece] of pieces.entries()) {
        const closing = ts.isTemplateHead(piece) || ts.isTemplateMiddle(piece) ? 2 : 1
        found.push({ from: piece.getStart(file) + 1, to: piece.getEnd() - closing, first: at === 0 })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found.toSorted((a, b) => b.from - a.from)
}

/** A source with the templates of styled-components written as short as they can be; all else stays as it is. */
export function minifyStyles(path: string, source: string): string {
  if (!source.includes("from 'styled-components'")) return source
  let short = source
  for (const { from, to, first } of stretches(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true))) {
    const css = minifyCss(source.slice(from, to))
    short = short.slice(0, from) + (first ? css.trimStart() : css) + short.slice(to)
  }
  return short
}
