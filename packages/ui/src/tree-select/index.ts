export { TreeSelect, type TreeSelectMessages, type TreeSelectProps } from './TreeSelect.tsx'
