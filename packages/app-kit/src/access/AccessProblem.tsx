import { Alert } from '@mall/ui/alert'

interface AccessProblemProps {
  /** What the server said; null for nothing. */
  readonly error: string | null
}

/** Why the login was refused, above the button that tries again. */
export const AccessProblem = ({ error }: AccessProblemProps) => (error === null ? null : <Alert tone="danger">{error}</Alert>)
