import { createFileRoute } from "@tanstack/react-router";
import { RentalCaretaking } from "../pages/rental-caretaking/page.tsx";

export const Route = createFileRoute("/rental-caretaking")({ component: RentalCaretaking });
