// Written by `npm run generate`, from the files that it names. Do not change it by hand.
export * from './catalogue.ts'
export * from './notice.ts'
export * from './organisation.ts'
export * from './role.ts'
export * from './trade.ts'
export * from './writes.ts'
