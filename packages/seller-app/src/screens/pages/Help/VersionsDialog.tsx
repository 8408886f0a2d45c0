import type { HelpVersion } from '@mall/api/seller/contract'
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
  readonly versions: readonly HelpVersion[]
  readonly total: number
  readonly mayRestore: boolean
  readonly pending: boolean
  /** Null: the text that the mall is built with. */
  readonly onRestore: (version: HelpVersion | null) => void
  /** Reads earlier ones; undefined while they are on their way. */
  readonly onMore?: (() => void) | undefined
}

const titleOf = ({ VersionNo, Title, RestoredFrom, IsShipped }: HelpVersion): string => {
  const from = RestoredFrom === null ? '' : `（恢复第 ${RestoredFrom} 版）`
  return `第 ${VersionNo} 版${from}：${IsShipped ? '随商城发布的文字' : Title}`
}

/** The versions, the newest first, and below them the text that the mall is built with. */
export const VersionsList = ({ versions, total, mayRestore, pending, onRestore, onMore }: VersionsListProps) =>
  versions.length === 0 ? (
    <Empty size="small" title="还没有发布过">买家看到的是随商城发布的文字</Empty>
  ) : (
    <Stack gap={12}>
      <Timeline
        items={versions.map((version) => ({
          id: String(version.VersionNo),
          title: titleOf(version),
          time: `${version.By} ${formatInstant(version.PublishedAt)}`,
          description: (
            <Stack gap={4}>
              <Inline gap={8}>
                {version.IsLive ? <StatusTag tone="success">买家现在看到的</StatusTag> : null}
                {mayRestore && !version.IsLive ? (
                  <Button variant="text" disabled={pending} aria-label={`恢复第 ${version.VersionNo} 版`} onClick={() => onRestore(version)}>
                    恢复
                  </Button>
                ) : null}
              </Inline>
              <Text as="p" tone="secondary" size={12}>{excerptOf(version)}</Text>
            </Stack>
          ),
        }))}
      />
      {versions.length < total ? <Button variant="text" disabled={onMore === undefined} onClick={onMore}>{`更早的 ${total - versions.length} 版`}</Button> : null}
      {mayRestore && versions[0]?.IsShipped !== true ? (
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
