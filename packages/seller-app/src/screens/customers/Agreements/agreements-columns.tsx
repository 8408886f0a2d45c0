import { agreementExpiryDays, agreementLevelNames, type SellerAgreement } from '@mall/api/seller/contract'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { Link } from '@mall/ui/link'
import { Stack } from '@mall/ui/stack'
import type { TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { AgreementTag } from '../../../components/agreement/AgreementTag.tsx'
import { expiryText, marginOfAgreement, periodText, versionNote } from '../../../components/agreement/agreement-words.ts'
import { href } from '../../../site/routes.ts'

export const agreementHref = (agreementId: number): string => href('agreement', {}, { id: String(agreementId) })

/** How long an agreement holds, marked once it ends soon. */
export const Expiry = ({ agreement }: { readonly agreement: SellerAgreement }) => {
  const { DaysLeft } = agreement
  return DaysLeft !== null && DaysLeft <= agreementExpiryDays ? <Text tone="warning">{expiryText(agreement)}</Text> : expiryText(agreement)
}

const margin: TableColumn<SellerAgreement> = { key: 'Margin', header: '毛利', width: 72, align: 'end', render: marginOfAgreement }

const status: TableColumn<SellerAgreement> = {
  key: 'Status', header: '状态', width: 136,
  render: (agreement) => (
    <Stack gap={0}>
      <span>
        <AgreementTag agreement={agreement} />
      </span>
      {versionNote(agreement) === '' ? null : <Text size={12} tone="secondary">{versionNote(agreement)}</Text>}
    </Stack>
  ),
}

const columns: readonly TableColumn<SellerAgreement>[] = [
  { key: 'AgreementNo', header: '协议号', width: 136, rowHeader: true, sort: true, render: ({ AgreementNo, AgreementId }) => <Link href={agreementHref(AgreementId)}>{AgreementNo}</Link> },
  { key: 'PartyName', header: '客户（组）', minWidth: 180, ellipsis: true, title: ({ PartyName }) => PartyName, render: ({ PartyName, Level }) => (Level === 'group' ? `${PartyName}（${agreementLevelNames.group}）` : PartyName) },
  { key: 'Name', header: '名称', minWidth: 120, ellipsis: true, title: ({ Name }) => Name, render: ({ Name }) => Name },
  { key: 'From', header: '有效期', width: 200, sort: true, render: periodText },
  status,
  { key: 'Products', header: '商品数', width: 80, align: 'end', render: ({ Products }) => countText(Products) },
  { key: 'Until', header: '到期', width: 108, sort: true, render: (agreement) => <Expiry agreement={agreement} /> },
]

/** The columns of 协议; 毛利 for those who may see it. */
export const agreementsColumns = (seesMargin: boolean): readonly TableColumn<SellerAgreement>[] => (seesMargin ? columns.toSpliced(6, 0, margin) : columns)
