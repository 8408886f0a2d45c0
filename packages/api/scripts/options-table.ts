import { readFileSync } from 'node:fs'
import ts from 'typescript'

const file = new URL('../src/client/options.ts', import.meta.url)

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const cell = (text: string): string => oneLine(text).replaceAll('|', '\\|')

/** A member as it is written, without its name. */
const typeOf = (member: ts.TypeElement, source: ts.SourceFile): string => {
  if (ts.isPropertySignature(member)) return member.type?.getText(source) ?? ''
  if (!ts.isMethodSignature(member)) throw new Error(`No type for the option ${member.getText(source)}`)
  return `(${member.parameters.map((one) => one.getText(source)).join(', ')}) => ${member.type?.getText(source) ?? 'void'}`
}

/** The options of an interface of the client, with their types and comments. */
const optionsOf = (name: string): readonly (readonly [name: string, type: string, meaning: string])[] => {
  const source = ts.createSourceFile('options.ts', readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true)
  const found = source.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name)
  if (!found || !ts.isInterfaceDeclaration(found)) throw new Error(`The client has no ${name}`)
  return found.members.map((member) => {
    const meaning = ts.getJSDocCommentsAndTags(member).map((one) => ts.getTextOfJSDocComment(one.comment) ?? '').join(' ')
    if (meaning === '') throw new Error(`${member.name?.getText(source) ?? ''} of ${name} says nothing`)
    return [member.name?.getText(source) ?? '', typeOf(member, source), meaning] as const
  })
}

const table = (name: string): string =>
  ['| option | type | |', '|---|---|---|', ...optionsOf(name).map(([option, type, meaning]) => `| \`${option}\` | \`${cell(type)}\` | ${cell(meaning)} |`)].join('\n')

/** All options of `createMall`, for the README of `@mall/api`. */
export const mallOptionsTable = (): string => table('MallOptions')

/** All options of one call. */
export const callOptionsTable = (): string => table('CallOptions')
