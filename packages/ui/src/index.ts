export * from './icon/index.ts'
export * from './link/index.ts'
export * from './theme/index.ts'
