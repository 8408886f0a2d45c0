export function Cart() {
  return <p>Cart</p>
}
