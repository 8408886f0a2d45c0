import { priceLevelNames, priceOutcomeNames, type PriceOutcome, type SellerPriceCheck, type SellerPriceChecks } from '@mall/api/seller/contract'
import { Filters } from '@mall/app-kit/archetypes/SplitPage.styles.ts'
import { WorkshopPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import { Unbroken } from '@mall/app-kit/words/Unbroken.tsx'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { CopyText } from '@mall/ui/copy-text'
import { DescriptionList } from '@mall/ui/description-list'
import { Empty } from '@mall/ui/empty'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { formatYuan, Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Skeleton } from '@mall/ui/skeleton'
import { Stack } from '@mall/ui/stack'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { href } from '../../../site/routes.ts'
import { ManyPrices } from './ManyPrices.tsx'
import { factOfMany, factText, floorText, marginText, rangeText, ruleText, sheetOfMany, validityText } from './price-words.ts'
import * as S from './PriceCheckView.styles.ts'
import { PriceQuestionLine, type PriceQuestionLineProps } from './PriceQuestionLine.tsx'

export interface PriceCheckViewProps extends Omit<PriceQuestionLineProps, 'unit'> {
  /** Null until there is a whole question. */
  readonly query: QueryLike<SellerPriceCheck> | null
  /** The answer to a question about many products; null until it is whole, and where one is asked about. */
  readonly many: QueryLike<SellerPriceChecks> | null
}

type Rule = SellerPriceCheck['Rules'][number]
type Tier = SellerPriceCheck['Tiers'][number]
type DayPrice = SellerPriceCheck['Days'][number]

/** A range of quantities; without a price below the least that can be ordered. */
interface Quantities extends Pick<Tier, 'MinQty' | 'MaxQty'> {
  readonly tier: Tier | null
}

const withTier = (tier: Tier): Quantities => ({ MinQty: tier.MinQty, MaxQty: tier.MaxQty, tier })

const rangeKey = ({ MinQty }: Quantities): string => String(MinQty)

const tones: Readonly<Record<PriceOutcome, StatusTone>> = { decided: 'success', yields: 'info', out: 'neutral' }

/** The number of an agreement leads to it. */
const Numbered = ({ agreementId, children }: { readonly agreementId: number | null; readonly children: string }) =>
  agreementId === null ? children : <Link href={href('agreement', {}, { id: String(agreementId) })}>{children}</Link>

const RuleName = ({ rule }: { readonly rule: Rule }) => {
  const about = [validityText(rule), rule.Name].filter((text) => text !== '').join('，')
  return (
    <Stack gap={0}>
      <Text strong={rule.Outcome === 'decided'}><Numbered agreementId={rule.AgreementId}>{ruleText(rule)}</Numbered></Text>
      {about === '' ? null : <S.About title={about}>{about}</S.About>}
    </Stack>
  )
}

/** What a rule would cost: struck where it does not hold. */
const RulePrice = ({ rule: { Price: price, Outcome } }: { readonly rule: Rule }) => {
  if (price === null) return '—'
  return Outcome === 'out' ? <S.Void>{formatAmount(price)}</S.Void> : <Text strong={Outcome === 'decided'}>{formatAmount(price)}</Text>
}

const ruleKey = ({ Level, Number: number }: Pick<Rule, 'Level' | 'Number'>): string => `${Level} ${number}`

const ruleColumns = (seesMargin: boolean): readonly TableColumn<Rule>[] => [
  { key: 'Outcome', header: '结果', width: 80, render: ({ Outcome }) => <StatusTag tone={tones[Outcome]}>{priceOutcomeNames[Outcome]}</StatusTag> },
  { key: 'Level', header: '层级', width: 88, render: ({ Level }) => priceLevelNames[Level] },
  { key: 'Number', header: '规则和有效期', minWidth: 200, rowHeader: true, render: (rule) => <RuleName rule={rule} /> },
  { key: 'Price', header: '单价（元）', width: 96, align: 'end', render: (rule) => <RulePrice rule={rule} /> },
  ...(seesMargin ? [{ key: 'Margin', header: '毛利', width: 72, align: 'end', render: (rule: Rule) => marginText(rule.Margin) } as const] : []),
  { key: 'Why', header: '为什么', minWidth: 180, render: ({ Why }) => <Unbroken>{Why}</Unbroken> },
]

/** On a phone the reason is below the rule. */
const ruleColumnsOfPhone: readonly TableColumn<Rule>[] = [
  {
    key: 'Number', header: '规则', minWidth: 176, rowHeader: true,
    render: (rule) => (
      <Stack gap={0}>
        <span>
          {priceLevelNames[rule.Level]}
          {rule.Number === '' ? null : <> <Numbered agreementId={rule.AgreementId}>{ruleText(rule)}</Numbered></>}
        </span>
        <Text tone="secondary"><Unbroken>{rule.Why}</Unbroken></Text>
      </Stack>
    ),
  },
  {
    key: 'Price', header: '单价（元）', width: 112, align: 'end',
    render: (rule) => (
      <Stack gap={0}>
        <RulePrice rule={rule} />
        <StatusTag tone={tones[rule.Outcome]}>{priceOutcomeNames[rule.Outcome]}</StatusTag>
      </Stack>
    ),
  },
]

const Rules = ({ check }: { readonly check: SellerPriceCheck }) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const decided = check.Rules.find(({ Outcome }) => Outcome === 'decided')
  return (
    <Section flush title="看过的规则" aside="从上往下，先成立的定价；一天到 24:00 为止，上海时间">
      <Table flush label="看过的规则" columns={isPhone ? ruleColumnsOfPhone : ruleColumns(!check.Hidden.includes('Cost'))} rows={check.Rules} rowKey={ruleKey} openKey={decided && ruleKey(decided)} />
    </Section>
  )
}

/** The rule that decides, in few words. */
const ruleOf = ({ Number: number, Level }: Pick<DayPrice, 'Number' | 'Level'>): string => (number === '' ? priceLevelNames[Level] : number)

/** Which agreement a number is of; null for a quote, and for the market. */
const agreementOf = ({ Rules: rules }: SellerPriceCheck, { Number: number }: Pick<DayPrice, 'Number'>): number | null =>
  number === '' ? null : (rules.find((rule) => rule.Number === number)?.AgreementId ?? null)

/** The ranges, and before the first one how many are too few. */
const quantitiesOf = ({ Tiers }: SellerPriceCheck): readonly Quantities[] => {
  const least = Tiers[0]?.MinQty ?? 1
  return least > 1 ? [{ MinQty: 1, MaxQty: least - 1, tier: null }, ...Tiers.map(withTier)] : Tiers.map(withTier)
}

const tierColumns = (check: SellerPriceCheck): readonly TableColumn<Quantities>[] => [
  {
    key: 'MinQty', header: '数量，由谁定', minWidth: 160, rowHeader: true,
    render: (range) => (
      <Stack gap={0}>
        <span>{rangeText(range, check.Unit)}</span>
        <Text tone="secondary">{range.tier === null ? '低于起订量' : <Numbered agreementId={agreementOf(check, range.tier)}>{ruleOf(range.tier)}</Numbered>}</Text>
      </Stack>
    ),
  },
  { key: 'Price', header: '单价（元）', width: 104, align: 'end', render: ({ tier }) => formatAmount(tier?.Price) },
  ...(check.Hidden.includes('Cost') ? [] : [{ key: 'Margin', header: '毛利', width: 88, align: 'end', render: ({ tier }: Quantities) => marginText(tier?.Margin ?? null) } as const]),
]

const dayColumns = (check: SellerPriceCheck): readonly TableColumn<DayPrice>[] => [
  {
    key: 'From', header: '从哪天起，由谁定', minWidth: 160, rowHeader: true,
    render: (one) => (
      <Stack gap={0}>
        <span>{one.From}</span>
        <Text tone="secondary"><Numbered agreementId={agreementOf(check, one)}>{ruleOf(one)}</Numbered></Text>
      </Stack>
    ),
  },
  { key: 'Price', header: '单价（元）', width: 104, align: 'end', render: (one) => formatAmount(one.Price) },
]

const Rail = ({ check }: { readonly check: SellerPriceCheck }) => {
  const decided = check.Rules.find(({ Outcome }) => Outcome === 'decided')
  const quantities = quantitiesOf(check)
  const asked = quantities.find(({ MinQty, MaxQty }) => check.Quantity >= MinQty && check.Quantity <= (MaxQty ?? check.Quantity))
  return (
    <>
      <Section flush title="换个数量" aside="同一天">
        <Table flush label="换个数量" columns={tierColumns(check)} rows={quantities} rowKey={rangeKey} openKey={asked && rangeKey(asked)} />
      </Section>
      <Section flush title="换个日子" aside="前后半年，按现在的市场价">
        <Table flush label="换个日子" columns={dayColumns(check)} rows={check.Days} rowKey={({ From }) => From} />
      </Section>
      <Section title="买家看到的">
        <Stack gap={8}>
          <DescriptionList
            items={[
              { term: '依据', value: priceLevelNames[check.Level] },
              { term: '编号', value: check.Number },
              { term: '有效期', value: decided === undefined ? '' : validityText(decided) },
            ]}
          />
          <Text as="p" tone="secondary">成本、底价、毛利、没用上的规则，买家都看不到。</Text>
        </Stack>
      </Section>
    </>
  )
}

const Answer = ({ check }: { readonly check: SellerPriceCheck }) => {
  const { Unit, Quantity, Cost, Floor, Margin, Hidden } = check
  const margin = Cost === null ? '—' : `${formatYuan((check.Price - Cost) * Quantity)}（${marginText(Margin)}）`
  return (
    <Section title="含税单价" aside={<Price value={check.Price} size="hero" unit={Unit} />}>
      <Stack gap={12}>
        {check.Problem === '' ? null : <Alert tone="warning">{`现在下不了单：${check.Problem}`}</Alert>}
        <Goods product={{ CustomerProductName: check.Name, ImageUrl: check.ImageUrl }} size={56}>
          <small>{check.ProductCode}</small>
        </Goods>
        <DescriptionList
          columns={3}
          items={[
            { term: `${Quantity.toLocaleString('zh-CN')} ${Unit}`, value: formatYuan(check.Subtotal) },
            { term: '市场价算', value: formatYuan(check.MarketSubtotal) },
            { term: '客户省', value: formatYuan(check.Saved) },
            ...(Hidden.includes('Cost') ? [] : [{ term: '成本', value: Cost === null ? '' : formatYuan(Cost * Quantity) }, { term: '毛利', value: margin }]),
            ...(Hidden.includes('Floor') ? [] : [{ term: '底价', value: Floor === null ? '' : `${formatYuan(Floor)}，${floorText(check.Price, Floor)}` }]),
          ]}
        />
      </Stack>
    </Section>
  )
}

const Fact = ({ check }: { readonly check: SellerPriceCheck }) => {
  const isLow = check.Floor !== null && check.Price < check.Floor
  return (
    <>
      <Unbroken>{factText(check)}</Unbroken>
      {isLow ? <>，<FactTint tone="danger">低于底价</FactTint></> : null}
    </>
  )
}

const waiting = (
  <Section title="含税单价">
    <Skeleton lines={6} role="status" aria-label="价格计算中" />
  </Section>
)

const unknown = <PageEmpty kind="search" title="没有这个客户或商品" />

const waitingMany = (
  <Section title="每种的价格">
    <Skeleton lines={8} role="status" aria-label="价格计算中" />
  </Section>
)

/** 查价 of many products: a row each, which leads to the question about it alone. */
const ManyPage = ({ many, ...line }: Omit<PriceCheckViewProps, 'query'>) => {
  const checks = many?.data
  return (
    <>
      <PageHeader
        name="查价"
        fact={many === null ? '贴上编码和数量，看一个客户买每种是多少钱' : checks === undefined ? (many.error === null ? undefined : '这次没有查到') : factOfMany(checks)}
        actions={
          <>
            {checks === undefined ? null : <CopyText text={sheetOfMany(checks)}>复制为表格</CopyText>}
            <Button onClick={() => line.onAsk({ products: null })}>只查一种</Button>
          </>
        }
      />
      <Filters>
        <PriceQuestionLine {...line} unit="件" />
      </Filters>
      {many === null ? (
        <Empty size="small" title="选好客户、贴上商品，这里是每种的价格" />
      ) : (
        <QueryState query={many} skeleton={waitingMany} notFound={unknown}>
          {(answer) => <ManyPrices question={line.question} checks={answer} />}
        </QueryState>
      )}
    </>
  )
}

/** 查价: customer × product × quantity × day → the price, every rule that was looked at, and which decided. */
const OnePage = ({ query, ...line }: Omit<PriceCheckViewProps, 'many'>) => {
  const check = query?.data
  const { product, quantity } = line.question
  return (
    <WorkshopPage
      head={
        <PageHeader
          name="查价"
          fact={query === null ? '选一个客户、一种商品，看他买是多少钱、为什么' : check === undefined ? (query.error === null ? undefined : '这次没有查到') : <Fact check={check} />}
          actions={
            <>
              {check === undefined ? null : <CopyText text={`${check.CustomerName} ${check.Day} 买 ${check.Quantity} ${check.Unit}“${check.Name}”（${check.ProductCode}）：${factText(check)}`}>复制这次查价</CopyText>}
              <Button onClick={() => line.onAsk({ products: product === null ? [] : [{ code: product, quantity }] })}>查多种商品</Button>
            </>
          }
        />
      }
      filters={<PriceQuestionLine {...line} unit={check?.Unit ?? '件'} />}
      rail={query === null ? undefined : check === undefined ? null : <Rail check={check} />}
    >
      {query === null ? (
        <Empty size="small" title="选好客户和商品，这里是价格和看过的每条规则" />
      ) : (
        <QueryState query={query} skeleton={waiting} notFound={unknown}>
          {(answer) => (
            <>
              <Answer check={answer} />
              <Rules check={answer} />
            </>
          )}
        </QueryState>
      )}
    </WorkshopPage>
  )
}

/** 查价 of one product, or of many for the same customer and day. */
export const PriceCheckView = ({ query, many, ...line }: PriceCheckViewProps) => (
  <Sheet data-density="default">{line.question.products === null ? <OnePage query={query} {...line} /> : <ManyPage many={many} {...line} />}</Sheet>
)
