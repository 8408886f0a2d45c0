import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/csf'
import { plainType } from './plain-type.ts'

const isOther = (type: SBType | undefined, ...names: readonly string[]): boolean => type?.name === 'other' && names.includes(type.value)

/** What code alone can give: an element, a handle, a store. */
const ofCode = ['ReactElement', 'Ref', 'ElementType', 'ToastStore']

const withPlainType = (argType: InputType, arg: unknown): InputType => {
  if (!argType.type || typeof argType.type === 'string') return argType
  const type = plainType(argType.type)
  if (isOther(type, ...ofCode)) return { ...argType, type, control: false }
  // A node is typed as a text, unless the story gives an element.
  if (isOther(type, 'ReactNode')) return { ...argType, type, control: typeof arg === 'object' ? false : 'text' }
  if (type.name === 'enum') return { ...argType, type, options: type.value }
  return { ...argType, type }
}

/** Gives each prop the control of the type that a person sets: radios for `'a' | 'b' | undefined`, a switch for `boolean | undefined`. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, withPlainType(argType, initialArgs[name])])) as typeof argTypes

const primitive = new Set(['string', 'number', 'boolean', 'enum', 'function'])

/** Fails a story that offers an object to set where a prop is a text, a number, a switch or a choice. */
export const expectPlainControls = (argTypes: Readonly<Record<string, InputType>>): void => {
  const wrong = Object.entries(argTypes).filter(([, { control, type }]) => {
    const isObject = typeof control === 'object' && 'type' in control && control.type === 'object'
    const parts = typeof type === 'object' && type.name === 'union' ? type.value : [type]
    return isObject && parts.some((part) => typeof part === 'object' && primitive.has(part.name)) && !parts.some((part) => typeof part === 'object' && part.name === 'object')
  })
  if (wrong.length > 0) throw new Error(`Controls of an object for a plain value: ${wrong.map(([name]) => name).join(', ')}`)
}
