import { statementDays, type OverLimit } from '@mall/api/contract'
import type { SellerCustomerDetail, StatementTerms } from '@mall/api/seller/contract'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { LedgerEquation } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { href } from '../../../site/routes.ts'

interface AccountTermsProps {
  readonly customer: SellerCustomerDetail
  readonly terms: QueryLike<StatementTerms>
  /** Its statement is being made. */
  readonly making: boolean
  readonly onEdit: () => void
  readonly onMake: () => void
}

/** 每月 25 日; the last day of the month by its name. */
export const dayText = (day: number): string => (day === statementDays.last ? '每月最后一天' : `每月 ${day} 日`)

/** What becomes of an order above the credit, as it is chosen and shown. */
export const overLimitNames: Readonly<Record<OverLimit, string>> = { refuse: '不能下单', ask: '等我方同意' }

const Facts = ({ terms: { Terms, UnpaidAmount, OpenAmount, Credit } }: { readonly terms: StatementTerms }) =>
  Terms === null ? (
    <Text tone="secondary">没有设置账期：账期月结的订单不会进对账单。</Text>
  ) : (
    <>
      {Credit === null ? null : (
        <LedgerEquation
          terms={[{ label: '信用额度', amount: Credit.LimitAmount }, { label: '已用额度', amount: Credit.UsedAmount, operator: '−' }]}
          // What is used beyond the limit is no free amount of 0.
          result={{ label: '可用额度', amount: Credit.FreeAmount > 0 ? Credit.FreeAmount : Credit.LimitAmount - Credit.UsedAmount }}
        />
      )}
      <DescriptionList
        columns={2}
        items={[
          { term: '对账日', value: `${dayText(Terms.Day)}，次日生成` },
          { term: '账期', value: `确认后 ${Terms.CreditDays} 天` },
          ...(Credit === null ? [{ term: '信用额度', value: Terms.CreditLimit === null ? '不限' : formatYuan(Terms.CreditLimit) }] : []),
          ...(Terms.CreditLimit === null ? [] : [{ term: '超出额度时', value: overLimitNames[Terms.OverLimit] }]),
          { term: '不回复', value: Terms.SilentDays === null ? '不自动确认' : `${Terms.SilentDays} 天后自动确认` },
          { term: '起始', value: `${Terms.FromDay} 起下的单` },
          { term: '对账单未付', value: formatYuan(UnpaidAmount) },
          { term: '未出账', value: formatYuan(OpenAmount) },
        ]}
      />
    </>
  )

/** 账期与对账: the terms on which the customer buys on account, and what is open of it. */
export const AccountTerms = ({ customer, terms, making, onEdit, onMake }: AccountTermsProps) => (
  <Section title="账期与对账" action={terms.data?.HasStatements === true ? <Link href={href('statements', { Customer: customer.Name })}>对账单</Link> : undefined}>
    <QueryState query={terms} part skeleton={<Skeleton lines={3} role="status" aria-label="账期加载中" />}>
      {(given) => (
        <Stack gap={12}>
          <Facts terms={given} />
          {given.CanEdit ? (
            <Inline>
              <Button onClick={onEdit}>{given.Terms === null ? '设置账期' : '修改账期'}</Button>
              {given.CanMake ? (
                <Button loading={making} disabled={given.OpenAmount === 0} onClick={onMake}>
                  现在生成对账单
                </Button>
              ) : null}
            </Inline>
          ) : null}
        </Stack>
      )}
    </QueryState>
  </Section>
)
