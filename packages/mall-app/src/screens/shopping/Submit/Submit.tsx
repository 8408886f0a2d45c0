export function Submit() {
  return <p>Submit</p>
}
