import { extname } from 'node:path'
import { parse, type ParserOptions } from '@babel/parser'

/** Without JSX, since there `<T>value` is a cast. */
const withoutJsx = new Set(['.ts', '.mts', '.cts'])

const syntaxOf = (path: string): NonNullable<ParserOptions['plugins']> => {
  const extension = extname(path)
  if (withoutJsx.has(extension)) return ['typescript', 'decorators']
  return extension === '.tsx' ? ['typescript', 'jsx', 'decorators'] : ['jsx', 'flow', 'decorators']
}

/** The syntax tree of a file. @throws {SyntaxError} where it cannot be read */
export const parseSource = (path: string, source: string) =>
  parse(source, { sourceType: 'unambiguous', plugins: syntaxOf(path), allowReturnOutsideFunction: true, allowUndeclaredExports: true })
