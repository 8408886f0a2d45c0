export function SubmitState() {
  return <p>SubmitState</p>
}
