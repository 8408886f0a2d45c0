import { useLocation } from 'react-router-dom'
import { loginHref } from './routes.ts'

/** The login page, which comes back to the address that is open now. */
export const useLoginHref = (): string => {
  const { pathname, search } = useLocation()
  return loginHref(pathname + search)
}
