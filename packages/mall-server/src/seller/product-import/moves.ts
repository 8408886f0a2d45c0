import { productImportLifecycle } from '@mall/api/seller/contract'
import { defineMoves } from '../../platform/actions/define-moves.ts'
import { record } from './records.ts'

/** The moves of an import. */
export const { move: moveImport } = defineMoves({
  lifecycle: productImportLifecycle,
  table: record,
  audited: { entity: 'productImport', name: 'SellerProductImport', idOf: ({ id }) => String(id) },
})
