import { agreementStatus, agreementVersionStatus, type AgreementAction, type AgreementStatus, type AgreementVersionStatus, type SellerAgreementDetail } from '@mall/api/seller/contract'
import { useWidePage } from '@mall/app-kit/page/wide-page.ts'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Alert } from '@mall/ui/alert'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { Link } from '@mall/ui/link'
import { Menu, type MenuAction } from '@mall/ui/menu'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Text } from '@mall/ui/text'
import { Timeline } from '@mall/ui/timeline'
import { useEffect, useRef, type ReactNode } from 'react'
import { AgreementTag } from '../../../components/agreement/AgreementTag.tsx'
import { VersionTag } from './VersionTag.tsx'
import { expiryText, marginOfAgreement, periodText } from '../../../components/agreement/agreement-words.ts'
import { href } from '../../../site/routes.ts'
import type { VersionSummary } from './grid-summary.ts'
import * as S from './PriceGrid.styles.ts'
import { comparedWith } from './version-differences.ts'
import { versionSentence, versionSpans } from './version-words.ts'

/** What is done by a button of the head. */
export type HeadAction = Extract<AgreementAction, 'Edit' | 'Begin' | 'Discard' | 'TakeBack' | 'End' | 'Renew'>

export interface AgreementViewProps {
  readonly agreement: SellerAgreementDetail
  /** Number of the version that is shown. */
  readonly versionNo: number
  readonly pending: boolean
  readonly onVersion: (versionNo: number) => void
  readonly onAct: (action: HeadAction) => void
  /** Compares the version with another one; undefined: it is, or there is no other. */
  readonly onCompare: (() => void) | undefined
  /** The rows of the version in short; null before they are reckoned. */
  readonly summary: VersionSummary | null
  /** The products of the version: to be written, to be decided about, or to be read. */
  readonly children: ReactNode
}

const isAmong = <Status extends number>(status: Status, ...wanted: readonly Status[]): boolean => wanted.includes(status)

/** One fact in words: what it waits for, or until when it holds. */
const Fact = ({ agreement, versionNo, summary }: Pick<AgreementViewProps, 'agreement' | 'versionNo' | 'summary'>) => {
  const { PartyName, Status, StatusName, Versions, Until } = agreement
  const one = Versions.find(({ VersionNo }) => VersionNo === versionNo)
  if (one === undefined) return <>{PartyName}</>
  const rows = `${countText(one.Rows)} 种商品`
  if (isAmong<AgreementVersionStatus>(one.Status, agreementVersionStatus.pending)) return <>{rows}，<FactTint tone="warning">{`${countText(one.Waiting)} 行低于底价待批`}</FactTint></>
  if (isAmong<AgreementVersionStatus>(one.Status, agreementVersionStatus.rejected)) return <>{rows}，<FactTint tone="danger">{`${countText(one.Rejected)} 行被退回`}</FactTint></>
  if (isAmong<AgreementVersionStatus>(one.Status, agreementVersionStatus.draft)) {
    const filled = summary?.filled ?? one.Rows
    if (filled === 0) return <>草稿，还没有商品</>
    return (
      <>
        {`草稿，${countText(filled)} 种商品`}
        {summary === null || summary.changed === 0 ? null : `里改了 ${countText(summary.changed)} 种`}
        {summary === null || summary.low === 0 ? null : <>，<FactTint tone="danger">{`${countText(summary.low)} 种低于底价`}</FactTint></>}
      </>
    )
  }
  if (!isAmong<AgreementStatus>(Status, agreementStatus.inForce)) return <>{`${rows}，${Until} ${StatusName}`}</>
  return <>{one.IsNow ? `${rows}在用，${expiryText(agreement)}` : `${rows}，${one.From} 起`}</>
}

const buttons: Readonly<Record<HeadAction, string>> = { Edit: '改名称和日期', Begin: '写新的一版', Discard: '放弃这一版', TakeBack: '撤回', End: '终止', Renew: '续签' }

/** Those that go on with it stand in the head, the rest behind 更多. */
const inSight: readonly HeadAction[] = ['TakeBack', 'Begin']
const behind: readonly HeadAction[] = ['Edit', 'Renew', 'End', 'Discard']

/** How long each version holds, where today is, and which is shown. */
const Versions = ({ agreement, versionNo, onVersion }: Pick<AgreementViewProps, 'agreement' | 'versionNo' | 'onVersion'>) => {
  const line = useRef<HTMLOListElement>(null)
  // On a phone they are more than fit: the one that is shown is in sight.
  useEffect(() => {
    const box = line.current
    const shown = box?.querySelector('[aria-current]')
    if (box && shown) box.scrollLeft += shown.getBoundingClientRect().right - box.getBoundingClientRect().right
  }, [versionNo])
  return (
    <S.Line ref={line} aria-label="版本">
      {versionSpans(agreement).map(({ version: one, days, today }) => (
        <li key={one.VersionNo} style={{ flexGrow: days }} data-now={one.IsNow ? '' : undefined} data-open={isAmong<AgreementVersionStatus>(one.Status, agreementVersionStatus.inForce) ? undefined : ''}>
          <button type="button" aria-current={one.VersionNo === versionNo ? 'true' : undefined} onClick={() => onVersion(one.VersionNo)}>
            {`第 ${one.VersionNo} 版 ${one.From} 起，${one.IsNow ? '在用' : one.StatusName}`}
          </button>
          {today === null ? null : <S.Today style={{ insetInlineStart: `${(today * 100).toFixed(1)}%` }}>今天</S.Today>}
        </li>
      ))}
    </S.Line>
  )
}

/** 比上期价改了 10 种，新增 1 种 */
const changesText = ({ filled, changed, added }: VersionSummary): string => {
  const parts = [changed === 0 ? '' : `改了 ${countText(changed)} 种`, added === 0 || added === filled ? '' : `新增 ${countText(added)} 种`].filter((part) => part !== '')
  return parts.length === 0 ? '' : `比上期${parts.join('，')}`
}

/** The version that is shown, in a sentence, and what it changes. */
const Looked = ({ agreement, versionNo, summary, onCompare }: Pick<AgreementViewProps, 'agreement' | 'versionNo' | 'summary' | 'onCompare'>) => (
  <S.Looked>
    <p>{versionSentence(agreement, versionNo)}</p>
    <span>
      {summary === null ? null : <Text tone="secondary">{changesText(summary)}</Text>}
      {onCompare === undefined ? null : <Button variant="text" onClick={onCompare}>{`和第 ${comparedWith(agreement, versionNo)} 版比`}</Button>}
    </span>
  </S.Looked>
)

const isSaid = (text: string): boolean => text !== ''

/** An agreement: its versions, the products of one of them, and what was done. */
export const AgreementView = ({ agreement, versionNo, pending, summary, onVersion, onAct, onCompare, children }: AgreementViewProps) => {
  useWidePage()
  const { AllowActions, AgreementNo, Name, PartyName, EnterpriseId, Margin, EndReason, Managers, Logs } = agreement
  const one = agreement.Versions.find(({ VersionNo }) => VersionNo === versionNo)
  const allowed = [...behind, ...inSight].filter((action) => AllowActions.includes(action))
  const seldom = behind.filter((action) => allowed.includes(action))
  const itemOf = (action: HeadAction): MenuAction => ({ key: action, label: buttons[action], tone: action === 'End' || action === 'Discard' ? 'danger' : 'default', onSelect: () => onAct(action) })
  return (
    <Sheet data-density="default">
      <PageHeader
        crumbs={<Breadcrumbs items={[{ label: '协议', href: href('agreements') }, { label: AgreementNo }]} />}
        fact={<Fact agreement={agreement} versionNo={versionNo} summary={summary} />}
        details={
          <>
            {one === undefined || one.IsNow || !isAmong<AgreementStatus>(agreement.Status, agreementStatus.inForce) ? <AgreementTag agreement={agreement} /> : <VersionTag version={one} />}
            <span>{EnterpriseId === null ? `${PartyName}（客户组）` : <Link href={href('customer', {}, { id: String(EnterpriseId) })}>{PartyName}</Link>}</span>
            <span>{Name}</span>
            <S.OnDesk>{periodText(agreement)}</S.OnDesk>
            {Managers.length === 0 ? null : <S.OnDesk>{`负责人 ${Managers.join('、')}`}</S.OnDesk>}
            {Margin === null ? null : <span>{`毛利 ${marginOfAgreement(agreement)}`}</span>}
          </>
        }
        actions={
          allowed.length > 0 ? (
            <>
              {seldom.length > 1 ? <Menu label="更多操作" align="end" trigger={<Button disabled={pending}>更多</Button>} items={seldom.map(itemOf)} /> : null}
              {[...(seldom.length === 1 ? seldom : []), ...inSight].map((action) => (allowed.includes(action) ? <Button key={action} disabled={pending} onClick={() => onAct(action)}>{buttons[action]}</Button> : null))}
            </>
          ) : undefined
        }
      />
      {EndReason === '' ? null : <Alert tone="warning">{`已终止：${EndReason}`}</Alert>}
      {one !== undefined && isSaid(one.DecisionReason) ? <Alert tone="warning">{`${one.DecidedBy}：${one.DecisionReason}`}</Alert> : null}
      {one !== undefined && isSaid(one.Note) ? <Alert>{`${one.WrittenBy}：${one.Note}`}</Alert> : null}
      <Versions agreement={agreement} versionNo={versionNo} onVersion={onVersion} />
      <Looked agreement={agreement} versionNo={versionNo} summary={summary} onCompare={onCompare} />
      {children}
      <Section title="经过">
        {Logs.length === 0 ? <Text tone="secondary">这里还没有改动。</Text> : <Timeline items={Logs.map(({ Time, Operator, Text: title }, at) => ({ id: String(at), title: `${Operator} ${title}`, time: formatInstant(Time) }))} />}
      </Section>
    </Sheet>
  )
}
