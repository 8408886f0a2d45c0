export { Empty, type EmptyKind, type EmptyProps } from './Empty.tsx'
