import { accountLimits, type AccountSummary, type SavedAccount } from '@mall/api/contract'
import type { SheetRow } from '@mall/app-kit/import/import-sheet.ts'
import { controllerKey } from '@mall/app-kit/query/query-keys.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountInput } from './AccountForm.tsx'
import type { AccountTask } from './account-words.ts'

type Open =
  | { readonly kind: 'save'; readonly account: AccountSummary | null }
  | { readonly kind: 'disable' | 'reset' | 'endSessions'; readonly account: AccountSummary }
  | { readonly kind: 'initial'; readonly saved: SavedAccount }
  | { readonly kind: 'import' }

/** The actions on accounts. The list is asked for again after each of them. */
export const useAccountTasks = () => {
  const { mall, notify } = useMallServices()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Open | null>(null)
  // Departments and roles count their members.
  const refresh = () => void Promise.all((['Account', 'Department', 'Role'] as const).map((name) => queryClient.invalidateQueries({ queryKey: controllerKey(name) })))
  const close = () => setOpen(null)
  const showInitial = (saved: SavedAccount) => setOpen(saved.Initial === null ? null : { kind: 'initial', saved })
  const read = (UserId: number) => mall.account.detail({ UserId })
  const reading = useMutation({ mutationFn: read, onSuccess: (account) => setOpen({ kind: 'save', account }) })
  const moving = useMutation({
    mutationFn: ({ account: { UserId, Version }, Action }: { account: AccountSummary; Action: 'Enable' | 'Unlock' }) =>
      mall.account.enable({ UserId, Version, Action, RequestId: crypto.randomUUID() }),
    onSuccess: ({ Name }, { Action }) => notify(Action === 'Enable' ? `“${Name}”已启用` : `“${Name}”已解锁`),
    onSettled: refresh,
  })
  const resetting = useMutation({
    mutationFn: ({ UserId, Version }: AccountSummary) => mall.account.resetPwd({ UserId, Version, RequestId: crypto.randomUUID() }),
    onSuccess: showInitial,
    onError: close,
    onSettled: refresh,
  })
  const ending = useMutation({
    mutationFn: ({ UserId, Version }: AccountSummary) => mall.account.endSessions({ UserId, Version, RequestId: crypto.randomUUID() }),
    onSuccess: ({ Name }) => notify(`“${Name}”已在所有设备上退出登录`),
    onSettled: () => {
      close()
      refresh()
    },
  })
  const isBusy = reading.isPending || moving.isPending || resetting.isPending || ending.isPending
  return {
    open,
    resetting: resetting.isPending,
    ending: ending.isPending,
    close,
    read,
    refresh,
    create: () => setOpen({ kind: 'save', account: null }),
    startImport: () => setOpen({ kind: 'import' }),
    start: (task: AccountTask, account: AccountSummary) => {
      if (isBusy) return
      if (task === 'Edit') reading.mutate(account.UserId)
      else if (task === 'Disable') setOpen({ kind: 'disable', account })
      else if (task === 'ResetPwd') setOpen({ kind: 'reset', account })
      else if (task === 'EndSessions') setOpen({ kind: 'endSessions', account })
      else moving.mutate({ account, Action: task })
    },
    save: (input: AccountInput) => mall.account.save(input, { silent: true }),
    saved: (saved: SavedAccount) => {
      notify('账号已保存')
      refresh()
      showInitial(saved)
    },
    find: async (UserId: number, Keyword: string, signal: AbortSignal) => (await mall.account.candidates({ UserId, Keyword }, { signal, silent: true, quiet: true })).Items,
    disable: async ({ UserId, Version, Name }: AccountSummary, HandOverTo: number | undefined, RequestId: string) => {
      await mall.account.enable({ UserId, Version, Action: 'Disable', HandOverTo, RequestId }, { silent: true })
      notify(`“${Name}”已停用`)
      refresh()
    },
    importing: {
      subject: '账号',
      partSize: accountLimits.importedRows,
      check: (file: File, signal: AbortSignal) => mall.account.importCheck(file, { signal, silent: true, quiet: true }),
      land: async (rows: readonly SheetRow[], RequestId: string) => {
        const { Results, Created } = await mall.account.import({ Rows: rows.map(({ RowNo, Cells }) => ({ RowNo, Cells })), RequestId }, { silent: true, quiet: true })
        return { Results, landed: Created }
      },
    },
    confirmReset: () => {
      if (open?.kind === 'reset' && !resetting.isPending) resetting.mutate(open.account)
    },
    confirmEnd: () => {
      if (open?.kind === 'endSessions' && !ending.isPending) ending.mutate(open.account)
    },
  }
}

export type AccountTasks = ReturnType<typeof useAccountTasks>
