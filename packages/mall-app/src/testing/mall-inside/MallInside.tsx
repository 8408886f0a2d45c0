import type { LoginInfo } from '@mall/api/contract'
import { liveLogin, resetLiveMall } from '@mall/mocks/live-mall'
import { createToasts } from '@mall/ui/toasts'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { AppProviders } from '../../app/AppProviders.tsx'
import { AppRoutes } from '../../app/AppRoutes.tsx'
import { storyServices } from '../story-services.ts'
import { demoPerson } from './demo-people.ts'
import { followLinks } from './follow-links.ts'
import { MallBar } from './MallBar.tsx'
import type { MallPlace } from './place.ts'

/** One person at the mall, until another one comes. */
interface Visit extends MallPlace {
  readonly number: number
  readonly login: LoginInfo | undefined
}

/** What the router of the mall shows. */
interface Shown {
  readonly at: string
  /** False once the visitor has logged in, or somebody has logged out, by the mall's own means. */
  readonly isSame: boolean
}

interface VisitedMallProps {
  readonly visit: Visit
  /** The router's navigate function, for the bar above the mall. */
  readonly steeringRef: RefObject<NavigateFunction | null>
  readonly onMove: (account: string, shown: Shown) => void
}

const VisitedMall = ({ visit, steeringRef, onMove }: VisitedMallProps) => {
  const [services] = useState(() => storyServices({ login: visit.login, toasts: createToasts() }))
  const { session } = services
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const uid = useSyncExternalStore(session.subscribe, () => session.get()?.User.uid)
  const isSame = uid === visit.login?.User.uid
  const at = pathname + search + hash
  // Before it is painted: the bar never shows a place, or a person, that the mall does not.
  useLayoutEffect(() => {
    steeringRef.current = navigate
  }, [navigate, steeringRef])
  useLayoutEffect(() => {
    onMove(visit.account, { at, isSame })
  }, [at, isSame, onMove, visit.account])
  return (
    <AppProviders services={services}>
      <div data-density="comfortable">
        <AppRoutes />
      </div>
    </AppProviders>
  )
}

interface MallInsideProps {
  /** Who comes first, and where to. */
  readonly first: MallPlace
  /** Called with each place that somebody comes to. */
  readonly onPlace: (place: MallPlace) => void
}

/** The whole mall over `liveMall()` with its people beside it: each sees what the others have done, until the data is put back. */
export const MallInside = ({ first, onPlace }: MallInsideProps) => {
  const [visit, setVisit] = useState<Visit>()
  const [shown, setShown] = useState<Shown>({ at: first.at, isSame: true })
  const [message, setMessage] = useState('')
  const steeringRef = useRef<NavigateFunction>(null)
  const wantedRef = useRef(0)
  /** Where each of them was last. */
  const placesRef = useRef(new Map<string, string>())

  const [{ enter, move }] = useState(() => ({
    enter: async (account: string, at = placesRef.current.get(account) ?? demoPerson(account).opens) => {
      wantedRef.current += 1
      const number = wantedRef.current
      const login = account === '' ? undefined : await liveLogin(account)
      // Another one was pressed meanwhile.
      if (number === wantedRef.current) setVisit({ number, account, at, login })
    },
    move: (account: string, next: Shown) => {
      setShown(next)
      placesRef.current.set(account, next.at)
      onPlace({ account, at: next.at })
    },
  }))
  const reset = async () => {
    setMessage('正在恢复…')
    // Their session ends with the data, without a prompt.
    setVisit(undefined)
    await resetLiveMall()
    placesRef.current.clear()
    await enter(visit?.account ?? first.account)
    setMessage('数据已恢复到最初')
  }

  useEffect(() => {
    void enter(first.account, first.at)
    // What comes later is pressed, not given.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => followLinks((at) => void steeringRef.current?.(at)), [])

  return (
    <>
      <MallBar
        account={visit && shown.isSame ? visit.account : null}
        at={shown.at}
        message={message}
        onEnter={(account) => {
          setMessage('')
          void enter(account)
        }}
        onOpen={(at) => void steeringRef.current?.(at)}
        onStep={(steps) => void steeringRef.current?.(steps)}
        onReset={() => void reset()}
      />
      {visit ? (
        <MemoryRouter key={visit.number} initialEntries={[visit.at]}>
          <VisitedMall visit={visit} steeringRef={steeringRef} onMove={move} />
        </MemoryRouter>
      ) : null}
    </>
  )
}
