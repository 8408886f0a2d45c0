export { Seal, type SealProps, type SealStatus } from './Seal.tsx'
