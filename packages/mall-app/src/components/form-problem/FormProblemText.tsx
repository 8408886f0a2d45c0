import { Button } from '@mall/ui/button'
import type { FormProblem } from '../../lib/use-mall-form.ts'

interface FormProblemTextProps {
  readonly problem: FormProblem
  /** Reads the record again. */
  readonly onRefresh: () => void
}

/** Why a form could not be sent, for the `problem` of a `FormDialog` or `FormActions`: a record that somebody else changed offers 刷新. */
export const FormProblemText = ({ problem, onRefresh }: FormProblemTextProps) => (
  <>
    {problem.text}
    {problem.isConflict ? (
      <Button variant="text" onClick={onRefresh}>
        刷新
      </Button>
    ) : null}
  </>
)
