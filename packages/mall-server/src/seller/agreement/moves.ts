import { agreementLifecycle, agreementVersionLifecycle } from '@mall/api/seller/contract'
import { defineMoves } from '../../platform/actions/define-moves.ts'
import { record, version } from './records.ts'

/** The moves of an agreement. */
export const { move: moveAgreement } = defineMoves({
  lifecycle: agreementLifecycle,
  table: record,
  audited: { entity: 'agreement', name: 'Agreement', idOf: ({ id }) => String(id) },
})

/** The moves of a version, in the log of its agreement. */
export const { move: moveVersion } = defineMoves({
  lifecycle: agreementVersionLifecycle,
  table: version,
  audited: { entity: 'agreement', name: 'AgreementVersion', idOf: ({ agreementId }) => String(agreementId) },
})
