import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../site/site.ts'
import { usePasskeyOffer } from './passkey-offer.ts'
import { PasskeysView } from './PasskeysView.tsx'

const quietly = { silent: true, quiet: true } as const

/** The viewer's passkeys; nothing where the mall offers none. */
export const Passkeys = () => {
  const { mall } = useMallServices()
  const { key } = useViewer()
  const { PasskeyOrigin } = useSite()
  const offer = usePasskeyOffer()
  const list = useQuery({ ...callQuery(mall, 'POST /api/Account/PasskeyList', key, {}), staleTime: 0, enabled: offer !== 'none' })
  const starting = useAction('POST /api/Account/PasskeyRegisterOptions', quietly)
  const registering = useAction('POST /api/Account/PasskeyRegister', { ...quietly, done: ({ Name }) => `通行密钥“${Name}”已添加` })
  const renaming = useAction('POST /api/Account/PasskeyRename', { ...quietly, done: '通行密钥已重命名' })
  const removing = useAction('POST /api/Account/PasskeyRemove', { ...quietly, done: (message: string) => message })
  if (offer === 'none') return null
  return (
    <PasskeysView
      passkeys={list.isError ? null : list.data}
      offer={offer}
      origin={PasskeyOrigin}
      onRetry={() => void list.refetch()}
      onAdd={async ({ Name, Password }) => {
        const { createPasskey } = await import('./ceremony.ts')
        return registering.send({ Name, Credential: await createPasskey(await starting.send({ Password })) })
      }}
      onRename={renaming.send}
      onRemove={removing.send}
    />
  )
}
