export { Inline, type InlineProps } from './Inline.tsx'
export { Stack, type Space, type StackProps } from './Stack.tsx'
