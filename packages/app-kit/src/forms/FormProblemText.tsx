import { Button } from '@mall/ui/button'
import type { FormProblem } from './use-sent-form.ts'

interface FormProblemTextProps {
  readonly problem: FormProblem
}

/** Why a form could not be sent, for the `problem` of a `FormDialog` or `FormActions`: a record that somebody else changed offers 刷新. */
export const FormProblemText = ({ problem }: FormProblemTextProps) => (
  <>
    {problem.text}
    {problem.refresh ? (
      <Button variant="text" onClick={problem.refresh}>
        刷新
      </Button>
    ) : null}
  </>
)
