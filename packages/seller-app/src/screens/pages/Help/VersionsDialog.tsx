import type { HelpVersion, SellerHelpDetail } from '@mall/api/seller/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { Empty } from '@mall/ui/empty'
import { Inline, Stack } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { Timeline } from '@mall/ui/timeline'
import type { ReactNode } from 'react'
import { excerptOf } from './help-words.ts'

export interface VersionsListProps {
  readonly draft: SellerHelpDetail['Draft']
  readonly versions: readonly HelpVersion[]
  readonly total: number
  readonly mayRestore: boolean
  readonly pending: boolean
  /** Null: the text that the mall is built with. */
  readonly onRestore: (version: HelpVersion | null) => void
  /** Shows what the text with this key changed: `draft`, or the number of a version. */
  readonly onCompare: (key: string) => void
  /** Reads earlier ones; undefined while they are on their way. */
  readonly onMore?: (() => void) | undefined
}

const titleOf = ({ VersionNo, Title, RestoredFrom, IsShipped }: HelpVersion): string => {
  const from = RestoredFrom === null ? '' : `（恢复第 ${RestoredFrom} 版）`
  return `第 ${VersionNo} 版${from}：${IsShipped ? '随商城发布的文字' : Title}`
}

/** The draft and the versions, the newest first, and below them the text that the mall is built with. */
export const VersionsList = ({ draft, versions, total, mayRestore, pending, onRestore, onCompare, onMore }: VersionsListProps) =>
  versions.length === 0 && draft === null ? (
    <Empty size="small" title="还没有发布过">买家看到的是随商城发布的文字</Empty>
  ) : (
    <Stack gap={12}>
      <Timeline
        items={[
          ...(draft === null ? [] : [{
            id: 'draft',
            title: '草稿，买家还看不到',
            time: `${draft.ChangedBy} ${formatInstant(draft.ChangedAt)}`,
            description: <Button variant="text" aria-label="比较草稿" onClick={() => onCompare('draft')}>比较</Button>,
          }]),
          ...versions.map((version) => ({
            id: String(version.VersionNo),
            title: titleOf(version),
            time: `${version.By} ${formatInstant(version.PublishedAt)}`,
            description: (
              <Stack gap={4}>
                <Inline gap={8}>
                  {version.IsLive ? <StatusTag tone="success">买家现在看到的</StatusTag> : null}
                  <Button variant="text" aria-label={`比较第 ${version.VersionNo} 版`} onClick={() => onCompare(String(version.VersionNo))}>
                    比较
                  </Button>
                  {mayRestore && !version.IsLive ? (
                    <Button variant="text" disabled={pending} aria-label={`恢复第 ${version.VersionNo} 版`} onClick={() => onRestore(version)}>
                      恢复
                    </Button>
                  ) : null}
                </Inline>
                <Text as="p" tone="secondary" size={12}>{excerptOf(version)}</Text>
              </Stack>
            ),
          })),
        ]}
      />
      {versions.length < total ? <Button variant="text" disabled={onMore === undefined} onClick={onMore}>{`更早的 ${total - versions.length} 版`}</Button> : null}
      {mayRestore && versions.length > 0 && versions[0]?.IsShipped !== true ? (
        <Button variant="text" disabled={pending} onClick={() => onRestore(null)}>
          恢复随商城发布的文字
        </Button>
      ) : null}
    </Stack>
  )

/** 版本, over the editor. */
export const VersionsDialog = ({ children, onClose }: { readonly children: ReactNode; readonly onClose: () => void }) => (
  <Dialog open size="large" title="这一页的版本" onOpenChange={(open) => (open ? undefined : onClose())}>
    {children}
  </Dialog>
)

/** What one of the texts changed, over the versions. */
export const ComparisonDialog = ({ name, children, onClose }: { readonly name: string; readonly children: ReactNode; readonly onClose: () => void }) => (
  <Dialog open size="large" title={`${name}改了什么`} onOpenChange={(open) => (open ? undefined : onClose())}>
    {children}
  </Dialog>
)
