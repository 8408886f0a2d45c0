import { statementDays, type OverLimit } from '@mall/api/contract'
import type { StatementTerms } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'

interface AccountTermsProps {
  readonly terms: StatementTerms
  /** Its statement is being made. */
  readonly making: boolean
  readonly onEdit: () => void
  readonly onMake: () => void
}

/** 每月 25 日; the last day of the month by its name. */
export const dayText = (day: number): string => (day === statementDays.last ? '每月最后一天' : `每月 ${day} 日`)

/** What becomes of an order above the credit, as it is chosen and shown. */
export const overLimitNames: Readonly<Record<OverLimit, string>> = { refuse: '不能下单', ask: '等我方同意' }

const factsOf = ({ Terms, OpenAmount, Credit }: StatementTerms) =>
  Terms === null
    ? []
    : [
        { term: '对账日', value: `${dayText(Terms.Day)}，次日生成` },
        { term: '账期', value: `确认后 ${Terms.CreditDays} 天` },
        ...(Credit === null ? [{ term: '信用额度', value: '不限' }] : []),
        ...(Terms.CreditLimit === null ? [] : [{ term: '超出额度时', value: overLimitNames[Terms.OverLimit] }]),
        { term: '不回复', value: Terms.SilentDays === null ? '不自动确认' : `${Terms.SilentDays} 天后自动确认` },
        { term: '起始', value: `${Terms.FromDay} 起下的单` },
        { term: '未出账', value: formatYuan(OpenAmount) },
      ]

/** 账期与对账: the terms on which the customer buys on account. */
export const AccountTerms = ({ terms, making, onEdit, onMake }: AccountTermsProps) => (
  <Section title="账期与对账">
    <Stack gap={12}>
      {terms.Terms === null ? <Text tone="secondary">没有设置账期。</Text> : <DescriptionList items={factsOf(terms)} />}
      {terms.CanEdit ? (
        <Inline>
          <Button onClick={onEdit}>{terms.Terms === null ? '设置账期' : '修改账期'}</Button>
          {terms.CanMake ? (
            <Button loading={making} disabled={terms.OpenAmount === 0} onClick={onMake}>
              现在生成对账单
            </Button>
          ) : null}
        </Inline>
      ) : null}
    </Stack>
  </Section>
)
