import { imageRules, type AccountProfile } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NoticeSettingsOfViewer } from '../../../features/notice/NoticeSettings.tsx'
import { Passkeys } from '../../../features/passkey/Passkeys.tsx'
import { SecondFactor } from '../../../features/second-factor/SecondFactor.tsx'
import { loginsPerPage } from './Logins.tsx'
import { ProfileLoading } from './ProfileLoading.tsx'
import { ProfileView } from './ProfileView.tsx'

const quietly = { silent: true, quiet: true } as const
const endsLogin = { quiet: true, awaitsChanges: true, done: (message: string) => message } as const

/** `/userCenter/user/account` */
export const Profile = () => {
  const { mall, session, notify } = useMallServices()
  const { key } = useViewer()
  const queryClient = useQueryClient()
  const [page, setPage] = useState(1)
  const query = callQuery(mall, 'POST /api/Account/Profile', key, {})
  const profile = useQuery(query)
  const logins = useQuery({
    ...callQuery(mall, 'POST /api/Account/LoginLog', key, { PageIndex: page, PageSize: loginsPerPage }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const settle = (saved: AccountProfile) => {
    queryClient.setQueryData(query.queryKey, saved)
    const state = session.get()
    // The greeting is of the login, whose next token has the new name too.
    if (state && state.User.nname !== saved.Nickname) session.set({ ...state, User: { ...state.User, nname: saved.Nickname } })
    notify('操作成功', 'success')
  }
  const saving = useAction('POST /api/Account/ProfileSave', quietly)
  const binding = useAction('POST /api/Account/BindContact', quietly)
  const ending = useAction('POST /api/Account/EndSession', endsLogin)
  const endingOthers = useAction('POST /api/Account/EndOtherSessions', endsLogin)
  return (
    <QueryState query={profile} skeleton={<ProfileLoading />}>
      {(data) => (
        <ProfileView
          profile={data}
          onSave={saving.send}
          onSaved={settle}
          onRefresh={() => queryClient.fetchQuery({ ...query, staleTime: 0 })}
          onUpload={async (picture) => (await mall.upload(picture, { rules: imageRules, ...quietly })).Url}
          onSend={(input) => mall.account.sendCode(input, quietly)}
          onBind={binding.send}
          notices={<NoticeSettingsOfViewer />}
          secondFactor={<SecondFactor />}
          passkeys={<Passkeys />}
          logins={logins.isError ? null : logins.data}
          page={page}
          onPage={setPage}
          onRetry={() => void logins.refetch()}
          onEnd={(SessionId) => ending.send({ SessionId })}
          onEndOthers={() => endingOthers.send({})}
        />
      )}
    </QueryState>
  )
}
