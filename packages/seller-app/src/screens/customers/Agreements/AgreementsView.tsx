import type { SellerAgreement, SellerAgreementList } from '@mall/api/seller/contract'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { Button } from '@mall/ui/button'
import { Link } from '@mall/ui/link'
import { Text } from '@mall/ui/text'
import { useMemo } from 'react'
import { companyTrees } from '../../../components/company-filter.ts'
import { AgreementTag } from '../../../components/agreement/AgreementTag.tsx'
import { marginOfAgreement, periodText, versionNote } from '../../../components/agreement/agreement-words.ts'
import { Whole } from '../../../components/Whole.ts'
import { agreementHref, agreementsColumns, Expiry } from './agreements-columns.tsx'
import { agreementsList } from './agreements-list.ts'

export interface AgreementsViewProps {
  readonly state: ListState<SellerAgreementList, typeof agreementsList>
  readonly onCreate: () => void
}

const agreementId = ({ AgreementId }: SellerAgreement) => String(AgreementId)

const countOf = ({ TabCounts, All }: SellerAgreementList, tab: string | number | null): number => (tab === null ? All : (TabCounts.find(({ Tab }) => Tab === tab)?.Count ?? 0))

const FactOf = ({ data }: { readonly data: SellerAgreementList }) => {
  const waiting = countOf(data, '待批')
  return (
    <>
      {`${countText(countOf(data, '已生效'))} 份在用`}
      {waiting === 0 ? null : (
        <>
          ，<Text tone="warning">{`${waiting} 份待批`}</Text>
        </>
      )}
      {data.Expiring === 0 ? null : (
        <>
          ，<Text tone="warning">{`${data.Expiring} 份 30 天内到期`}</Text>
        </>
      )}
    </>
  )
}

/** Of a card: of which days, how long still, and what waits in it. */
const Note = ({ agreement, seesMargin }: { readonly agreement: SellerAgreement; readonly seesMargin: boolean }) => (
  <>
    <Whole>{periodText(agreement)}</Whole>
    {agreement.DaysLeft === null ? null : <>，<Whole><Expiry agreement={agreement} /></Whole></>}
    {seesMargin && agreement.Margin !== null ? <>，<Whole>{`毛利 ${marginOfAgreement(agreement)}`}</Whole></> : null}
    {versionNote(agreement) === '' ? null : `，${versionNote(agreement)}`}
  </>
)

/** 协议: prices that were agreed on, until when, and with whom. */
export const AgreementsView = ({ state, onCreate }: AgreementsViewProps) => {
  const { data } = state
  const seesMargin = data?.SeesMargin ?? false
  const columns = useMemo(() => agreementsColumns(seesMargin), [seesMargin])
  return (
    <ListPage<SellerAgreement>
      list={agreementsList}
      state={state}
      name="协议"
      fact={data && <FactOf data={data} />}
      subject="协议"
      columns={columns}
      trees={companyTrees(state)}
      rowKey={agreementId}
      countOf={(tab) => data && countOf(data, tab)}
      action={
        data?.CanCreate === false ? undefined : (
          <Button variant="decisive" disabled={data === undefined} onClick={onCreate}>
            新建协议
          </Button>
        )
      }
      renderCard={(agreement) => (
        <ListCard
          start={<Link href={agreementHref(agreement.AgreementId)}>{agreement.AgreementNo}</Link>}
          end={<AgreementTag agreement={agreement} />}
          about={<Text>{agreement.PartyName}</Text>}
          amount={<Text>{`${countText(agreement.Products)} 种`}</Text>}
          note={<Note agreement={agreement} seesMargin={seesMargin} />}
        />
      )}
    />
  )
}
