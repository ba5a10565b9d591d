/** A mail address that, where it is too long for its place, goes on at its sign and not at any letter. */
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
