export { Cascader } from './Cascader.tsx'
export type { CascaderNode } from './cascade-rules.ts'
export type { CascaderDetails, CascaderMessages, CascaderOpenDetails, CascaderProps } from './types.ts'
