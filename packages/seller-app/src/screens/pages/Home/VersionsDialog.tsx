import type { HomeVersion } from '@mall/api/seller/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { Inline, Stack } from '@mall/ui/stack'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { Timeline } from '@mall/ui/timeline'
import type { ReactNode } from 'react'

export interface VersionsListProps {
  readonly versions: readonly HomeVersion[]
  readonly total: number
  readonly mayManage: boolean
  readonly pending: boolean
  readonly onRestore: (version: HomeVersion) => void
  readonly onCancel: (version: HomeVersion) => void
  /** Reads earlier ones; undefined while they are on their way. */
  readonly onMore?: (() => void) | undefined
}

const states: Readonly<Record<HomeVersion['State'], readonly [name: string, tone: StatusTone]>> = { live: ['买家现在看到的', 'success'], planned: ['到时换上', 'info'], past: ['以前的', 'neutral'], cancelled: ['已取消', 'neutral'] }

const titleOf = ({ VersionNo, RestoredFrom }: HomeVersion): string => `第 ${VersionNo} 版${RestoredFrom === null ? '' : `（回到第 ${RestoredFrom} 版）`}`

/** The versions, the newest first, each with what it changed and what can be done with it. */
export const VersionsList = ({ versions, total, mayManage, pending, onRestore, onCancel, onMore }: VersionsListProps) => (
  <Stack gap={12}>
    <Timeline
      items={versions.map((version) => ({
        id: String(version.VersionNo),
        title: titleOf(version),
        time: `${version.By} ${formatInstant(version.PublishedAt)}`,
        description: (
          <Stack gap={4}>
            <Inline gap={8}>
              <StatusTag tone={states[version.State][1]}>{states[version.State][0]}</StatusTag>
              {version.State === 'planned' ? <span>{formatInstant(version.LiveAt)}</span> : null}
              {mayManage && version.State === 'past' ? <Button variant="text" disabled={pending} aria-label={`回到此版本，第 ${version.VersionNo} 版`} onClick={() => onRestore(version)}>回到此版本</Button> : null}
              {mayManage && version.State === 'planned' ? <Button variant="text" disabled={pending} aria-label={`取消定时，第 ${version.VersionNo} 版`} onClick={() => onCancel(version)}>取消定时</Button> : null}
            </Inline>
            <Text as="p" tone="secondary" size={12}>{version.Changes.length === 0 ? '和前一版一样' : version.Changes.join('；')}</Text>
          </Stack>
        ),
      }))}
    />
    {versions.length < total ? <Button variant="text" disabled={onMore === undefined} onClick={onMore}>{`更早的 ${total - versions.length} 版`}</Button> : null}
  </Stack>
)

/** 版本, over the editor. */
export const VersionsDialog = ({ children, onClose }: { readonly children: ReactNode; readonly onClose: () => void }) => (
  <Dialog open size="large" title="首页的版本" onOpenChange={(open) => (open ? undefined : onClose())}>
    {children}
  </Dialog>
)
