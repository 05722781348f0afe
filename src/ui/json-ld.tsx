/** JSON-LD for search engines. In the tree, so that it disappears with its page. A content security policy allows it: it is data. */
export function JsonLd({ data }: { data: object }) {
  // `</script>` in a text would end the script.
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
