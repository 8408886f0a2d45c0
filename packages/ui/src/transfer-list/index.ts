export { TransferList, type TransferListProps } from './TransferList.tsx'
export type { TransferDetails, TransferListMessages, TransferOption } from './types.ts'
