export * from './contract/types.ts'
