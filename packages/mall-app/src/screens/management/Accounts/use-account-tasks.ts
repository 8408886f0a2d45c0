import { accountLimits, type AccountAction, type AccountSummary, type SavedAccount } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import type { SheetRow } from '@mall/app-kit/import/import-sheet.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useState } from 'react'

type Open =
  | { readonly kind: 'save'; readonly account: AccountSummary | null }
  | { readonly kind: 'disable' | 'reset' | 'resetFactor' | 'endSessions'; readonly account: AccountSummary }
  | { readonly kind: 'initial'; readonly saved: SavedAccount }
  | { readonly kind: 'import' }

const targetOf = ({ UserId, Version }: AccountSummary) => ({ UserId, Version })

/** The actions on accounts, and what is open for them. */
export const useAccountTasks = () => {
  const mall = useMall()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const showInitial = (saved: SavedAccount) => setOpen(saved.Initial === null ? null : { kind: 'initial', saved })
  const read = (UserId: number) => mall.account.detail({ UserId })
  const reading = useOnDemand(read, (account) => setOpen({ kind: 'save', account }))
  const moving = useAction('POST /api/Account/Enable', { done: ({ Name }, { Action }) => (Action === 'Enable' ? `“${Name}”已启用` : `“${Name}”已解锁`) })
  const disabling = useAction('POST /api/Account/Enable', { silent: true, done: ({ Name }) => `“${Name}”已停用` })
  const resetting = useAction('POST /api/Account/ResetPwd', { onDecided: close, onDone: showInitial })
  const ending = useAction('POST /api/Account/EndSessions', { onDecided: close, done: ({ Name }) => `“${Name}”已在所有设备上退出登录` })
  const resettingFactor = useAction('POST /api/Account/SecondFactorReset', { onDecided: close, done: ({ Name }) => `“${Name}”的两步验证已关闭` })
  const saving = useAction('POST /api/Account/Save', { silent: true, done: '账号已保存' })
  const landing = useAction('POST /api/Account/Import', { silent: true, quiet: true })
  const isBusy = reading.pending || moving.pending || resetting.pending || ending.pending || resettingFactor.pending
  return {
    open,
    resetting: resetting.pending,
    ending: ending.pending,
    resettingFactor: resettingFactor.pending,
    close,
    read,
    create: () => setOpen({ kind: 'save', account: null }),
    startImport: () => setOpen({ kind: 'import' }),
    start: (task: AccountAction, account: AccountSummary) => {
      if (isBusy) return
      if (task === 'Edit') reading.run(account.UserId)
      else if (task === 'Disable') setOpen({ kind: 'disable', account })
      else if (task === 'ResetPwd') setOpen({ kind: 'reset', account })
      else if (task === 'ResetFactor') setOpen({ kind: 'resetFactor', account })
      else if (task === 'EndSessions') setOpen({ kind: 'endSessions', account })
      else moving.run({ ...targetOf(account), Action: task })
    },
    save: saving.send,
    saved: showInitial,
    find: async (UserId: number, Keyword: string, signal: AbortSignal) => (await mall.account.candidates({ UserId, Keyword }, { signal, silent: true, quiet: true })).Items,
    disable: (account: AccountSummary, HandOverTo: number | undefined) => disabling.send({ ...targetOf(account), Action: 'Disable', HandOverTo }),
    importing: {
      subject: '账号',
      partSize: accountLimits.importedRows,
      check: (file: File, signal: AbortSignal) => mall.account.importCheck(file, { signal, silent: true, quiet: true }),
      land: async (rows: readonly SheetRow[]) => {
        const { Results, Created } = await landing.send({ Rows: rows.map(({ RowNo, Cells }) => ({ RowNo, Cells })) })
        return { Results, landed: Created }
      },
    },
    confirmReset: () => {
      if (open?.kind === 'reset') resetting.run(targetOf(open.account))
    },
    confirmFactorReset: async () => {
      if (open?.kind === 'resetFactor') await resettingFactor.send(targetOf(open.account))
    },
    confirmEnd: async () => {
      if (open?.kind === 'endSessions') await ending.send(targetOf(open.account))
    },
  }
}

export type AccountTasks = ReturnType<typeof useAccountTasks>
