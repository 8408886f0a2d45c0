import { approvalReasonNames, type ApprovalSummary } from '@mall/api/contract'
import * as S from './approval.styles.ts'

type Reason = ApprovalSummary['Reasons'][number]

/** The short name of a reason. */
const ReasonTag = ({ code }: { readonly code: Reason['Code'] }) => (
  <S.Tag data-tone={code === 'overBudget' ? 'warning' : undefined}>{approvalReasonNames[code]}</S.Tag>
)

interface ReasonsProps {
  readonly approval: { readonly Reasons: readonly Reason[] }
  readonly max?: number
}

/** Why an order needs approval: so many, and how many more. */
export const Reasons = ({ approval: { Reasons: reasons }, max = reasons.length }: ReasonsProps) => (
  <S.Tags title={reasons.map(({ Text }) => Text).join('；')}>
    {reasons.slice(0, max).map(({ Code }) => (
      <ReasonTag key={Code} code={Code} />
    ))}
    {reasons.length > max ? <S.Tag>{`+${reasons.length - max}`}</S.Tag> : null}
  </S.Tags>
)

/** Why an order needs approval, each reason with what decided. */
export const ReasonList = ({ reasons }: { readonly reasons: readonly Reason[] }) => (
  <S.ReasonList>
    {reasons.map(({ Code, Text }) => (
      <li key={Code}>
        <ReasonTag code={Code} />
        <span>{Text}</span>
      </li>
    ))}
  </S.ReasonList>
)
