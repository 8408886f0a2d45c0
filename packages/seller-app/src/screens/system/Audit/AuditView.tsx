import { auditCountLimit, type AuditEntry, type AuditList } from '@mall/api/seller/contract'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import { usePeekHref } from '@mall/app-kit/list/use-peek-href.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { DescriptionList } from '@mall/ui/description-list'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { useMemo } from 'react'
import { href } from '../../../site/routes.ts'
import { auditColumns } from './audit-columns.tsx'
import { auditLogList } from './audit-list.ts'
import { changesText, operatorText, recordText } from './audit-words.ts'

export interface AuditViewProps {
  readonly state: ListState<AuditList, typeof auditLogList>
  /** The one of the staff whom the address names; null while that is not known. */
  readonly staff: { readonly StaffId: number; readonly Name: string } | null
}

const entryId = ({ EntryId }: AuditEntry) => String(EntryId)

/** What the entry that is looked at says itself. */
const hiddenWhilePeeking = ['RecordNo', 'Changes', 'Ip']

const Facts = ({ entry }: { readonly entry: AuditEntry }) => (
  <DescriptionList
    items={[
      { term: '时间', value: formatInstant(entry.Time) },
      { term: '操作人', value: operatorText(entry) },
      { term: '单号或编码', value: entry.RecordNo },
      { term: 'IP', value: entry.Ip },
      { term: '请求号', value: entry.TraceNo },
    ]}
  />
)

const Changes = ({ entry: { Changes: changes } }: { readonly entry: AuditEntry }) =>
  changes.length === 0 ? <Text tone="secondary">没有记录字段变更</Text> : (
    <DescriptionList ruled layout="above" items={changes.map(({ Name, Before, After }) => ({ term: Name, value: Before === null ? After : `${Before || '无'} → ${After || '无'}` }))} />
  )

/** 操作日志: who did what to which record, before and after, from where. */
export const AuditView = ({ state, staff }: AuditViewProps) => {
  const { data, query } = state
  const peekHref = usePeekHref(href('audit'), auditLogList, query)
  const columns = useMemo(() => auditColumns({ linkOf: (id) => peekHref(String(id)) }), [peekHref])
  const trees = useMemo(() => ({ staff: staff === null ? [] : [{ id: String(staff.StaffId), label: staff.Name }] }), [staff])
  return (
    <ListPage<AuditEntry>
      list={auditLogList}
      state={state}
      name="操作日志"
      fact={data && (data.total >= auditCountLimit ? `${auditCountLimit.toLocaleString('zh-CN')} 条以上，可按时间和对象缩小范围` : `${data.total.toLocaleString('zh-CN')} 条操作，保留两年`)}
      subject="操作"
      columns={columns}
      rowKey={entryId}
      hiddenWhilePeeking={hiddenWhilePeeking}
      trees={trees}
      renderCard={(entry) => (
        <ListCard
          start={<Text strong>{`${entry.EntityName}：${entry.Action}`}</Text>}
          end={<Text tone="secondary">{formatInstant(entry.Time)}</Text>}
          about={<Text tone="secondary">{operatorText(entry)}</Text>}
          amount={<Text>{recordText(entry)}</Text>}
          note={changesText(entry) || undefined}
        />
      )}
      peekTitle={({ EntityName, Action }) => `${EntityName}：${Action}`}
      renderPeek={(entry) => (
        <Stack gap={16}>
          <Facts entry={entry} />
          <Changes entry={entry} />
        </Stack>
      )}
    />
  )
}
