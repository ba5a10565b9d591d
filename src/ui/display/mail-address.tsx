/** An e-mail address that, if it is too long for its place, breaks before the @ rather than anywhere. */
export function MailAddress({ children }: { children: string }) {
  const [name, ...domain] = children.split('@');
  return (
    <bdi className="wrap-anywhere">
      {name}
      {domain.length > 0 && (
        <>
          <wbr />@{domain.join('@')}
        </>
      )}
    </bdi>
  );
}
